import { describe, expect, test } from 'vitest';
import { beside } from '../beside.ts';

const ROOM = { width: 390, height: 844 };
const SLIP = { width: 240, height: 120 };

describe('a slip beside what it speaks of', () => {
  test('stands above, its beak over the middle', () => {
    expect(beside({ left: 120, top: 400, width: 100, height: 44 }, SLIP, ROOM)).toEqual({
      left: 50,
      top: 266,
      side: 'above',
      beak: 120,
    });
  });

  test('goes below where there is no room above', () => {
    const spot = beside({ left: 120, top: 60, width: 100, height: 44 }, SLIP, ROOM);
    expect(spot.side).toBe('below');
    expect(spot.top).toBe(118);
  });

  test('stays in the window, and its beak still points', () => {
    const right = beside({ left: 340, top: 400, width: 44, height: 44 }, SLIP, ROOM);
    expect(right.left + SLIP.width).toBe(ROOM.width - 8);
    expect(right.left + right.beak).toBe(362);
    const left = beside({ left: 0, top: 400, width: 20, height: 44 }, SLIP, ROOM);
    expect(left.left).toBe(8);
    expect(left.beak).toBe(16);
  });
});
