import { expect, test } from 'vitest';
import { beyond, stride } from '../beyond.ts';

const row = { clientWidth: 300, scrollWidth: 700 };

test('what fits has no edges, nor has what sticks out by a hair', () => {
  expect(beyond({ scrollLeft: 0, clientWidth: 300, scrollWidth: 300 })).toEqual({
    before: false,
    after: false,
  });
  expect(beyond({ scrollLeft: 0, clientWidth: 300, scrollWidth: 306 }).after).toBe(false);
});

test('something lies beyond the end at first, beyond both edges on the way, beyond the beginning at last', () => {
  const sides = [0, 200, 400].map((scrollLeft) => beyond({ ...row, scrollLeft }));
  expect(sides).toEqual([
    { before: false, after: true },
    { before: true, after: true },
    { before: true, after: false },
  ]);
});

test('presses lead through the whole row, and skip nothing', () => {
  const seen = [0];
  const end = row.scrollWidth - row.clientWidth;
  while ((seen.at(-1) ?? end) < end) seen.push(Math.min(end, (seen.at(-1) ?? 0) + stride(row.clientWidth)));
  expect(seen.length).toBeGreaterThan(2);
  const steps = seen.slice(1).map((left, at) => left - (seen[at] ?? 0));
  expect(Math.max(...steps)).toBeLessThan(row.clientWidth);
});
