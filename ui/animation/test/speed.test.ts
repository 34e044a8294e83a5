import { expect, test } from 'vitest';
import { movingFactor, readingFactor } from '../speed.ts';

const SPEEDS = ['quick', 'normal', 'slow'] as const;

test('a slower speed makes everything longer, and the normal one leaves it as it is', () => {
  const [quick, normal, slow] = SPEEDS.map(movingFactor);
  expect(normal).toBe(1);
  expect(quick).toBeLessThan(1);
  expect(quick).toBeGreaterThan(0);
  expect(slow).toBeGreaterThan(1);
  expect(SPEEDS.map(readingFactor)).toEqual([quick, normal, slow]);
});

test('off, nothing takes time but reading', () => {
  expect(movingFactor('off')).toBe(0);
  expect(readingFactor('off')).toBe(1);
});
