import { expect, test } from 'vitest';
import { cheapestCorner, covered } from '../placing.ts';

const board = { left: 100, top: 100, width: 500, height: 300 };
const size = { width: 80, height: 40 };

test('of two spots the one that covers less is taken, of equals the first', () => {
  const [first, other] = [
    { left: 200, top: 200 },
    { left: 400, top: 200 },
  ];
  const crowd = [{ left: 190, top: 190, width: 50, height: 50 }];
  const taken = (boxes: typeof crowd) =>
    cheapestCorner([first, other], size, board, (lying) => covered(lying, boxes));
  expect(taken([])).toEqual(first);
  expect(taken(crowd)).toEqual(other);
});

test('a spot beyond the edge is moved onto the board before it is weighed', () => {
  const weighed: number[] = [];
  const spot = cheapestCorner([{ left: 590, top: 20 }], size, board, ({ left, top }) =>
    weighed.push(left, top),
  );
  expect(spot).toEqual({ left: 514, top: 106 });
  expect(weighed).toEqual([514, 106]);
});

test('what is covered is counted box by box; boxes that only touch are not covered', () => {
  const lying = { left: 0, top: 0, width: 10, height: 10 };
  const half = { left: 5, top: 0, width: 10, height: 10 };
  const beside = { left: 10, top: 0, width: 10, height: 10 };
  expect(covered(lying, [half, beside, half])).toBe(100);
});
