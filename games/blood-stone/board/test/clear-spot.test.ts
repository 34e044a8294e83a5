import { expect, test } from 'vitest';
import { clearSpot } from '../overlay/clear-spot.ts';

const room = { left: 300, top: 100, width: 700, height: 500 };
const space = { left: 600, top: 300, width: 50, height: 50 };
const tip = { width: 150, height: 60 };

test('a tip stands above its space when nothing is in its way', () => {
  expect(clearSpot(space, tip, room, [])).toEqual({ left: 550, top: 228 });
});

test('where somebody stands above, it goes below; where that is lit too, aside', () => {
  const above = { left: 600, top: 250, width: 50, height: 50 };
  const below = { left: 600, top: 350, width: 50, height: 50 };
  expect(clearSpot(space, tip, room, [above])).toEqual({ left: 550, top: 362 });
  expect(clearSpot(space, tip, room, [above, below])).toEqual({ left: 662, top: 295 });
});

test('it never leaves the board, and in a crowd it withdraws to a corner', () => {
  const crowd = [{ left: 360, top: 160, width: 640, height: 440 }];
  const spot = clearSpot(space, tip, room, crowd);
  expect(spot.top).toBe(106);
  const edge = clearSpot({ left: 940, top: 110, width: 50, height: 50 }, tip, room, []);
  expect(edge.left + tip.width).toBeLessThanOrEqual(room.left + room.width);
  expect(edge.top).toBeGreaterThanOrEqual(room.top);
});
