import { expect, test } from 'vitest';
import { DIRECTIONS, GON, SIXTEEN, UNIT } from '../../rules/geometry/directions.ts';
import { scattered } from '../../rules/geometry/scatter.ts';

const close = (x: number, y: number, angle: number): boolean =>
  Math.abs(x - Math.cos(angle) * UNIT) <= 0.51 && Math.abs(y - Math.sin(angle) * UNIT) <= 0.51;

test('the 360 directions are the degrees, counter-clockwise from x', () => {
  expect(DIRECTIONS).toHaveLength(360);
  const wrong = DIRECTIONS.filter(({ x, y }, degrees) => !close(x, y, (degrees * Math.PI) / 180));
  expect(wrong).toEqual([]);
  expect(DIRECTIONS.some(({ x, y }) => Object.is(x, -0) || Object.is(y, -0))).toBe(false);
});

test('the sixteen directions begin along x, the corners half a step later', () => {
  expect(SIXTEEN.filter(({ x, y }, at) => !close(x, y, (at * Math.PI) / 8))).toEqual([]);
  expect(GON.filter(({ x, y }, at) => !close(x, y, ((at + 0.5) * Math.PI) / 8))).toEqual([]);
  expect([SIXTEEN.length, GON.length]).toEqual([16, 16]);
});

test('a shot that strays goes as far as the die says', () => {
  expect(scattered({ x: 10_000, y: 10_000 }, 0, 3000)).toEqual({ x: 13_000, y: 10_000 });
  expect(scattered({ x: 10_000, y: 10_000 }, 90, 3000)).toEqual({ x: 10_000, y: 13_000 });
  expect(scattered({ x: 10_000, y: 10_000 }, 210, 4000)).toEqual({ x: 6536, y: 8000 });
  expect(scattered({ x: 10_000, y: 10_000 }, 77, 0)).toEqual({ x: 10_000, y: 10_000 });
});
