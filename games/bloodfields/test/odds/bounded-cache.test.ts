import { expect, it } from 'vitest';
import { boundedCache } from '../../rules/odds/bounded-cache.ts';

it('answers are kept until there are too many; then the oldest is reckoned anew', () => {
  const reckoned: number[] = [];
  const double = boundedCache(2, String, (number: number) => {
    reckoned.push(number);
    return 2 * number;
  });
  expect([1, 2, 1, 2].map(double)).toEqual([2, 4, 2, 4]);
  expect(reckoned).toEqual([1, 2]);
  expect([3, 2, 1].map(double)).toEqual([6, 4, 2]);
  expect(reckoned).toEqual([1, 2, 3, 1]);
});
