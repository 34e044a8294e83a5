import { expect, test } from 'vitest';
import { pauseBefore } from '../pause.ts';

test('a bot that moves on pauses less and less, and a turn of any length takes less than seven pauses', () => {
  const turn = Array.from({ length: 500 }, (_, made) => pauseBefore(made, 650));
  expect(turn[0]).toBe(650);
  expect(turn).toEqual(turn.toSorted((one, other) => other - one));
  expect(turn.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(7 * 650);
});

test('five moves can still be followed', () => {
  expect(pauseBefore(4, 650)).toBeGreaterThan(300);
});
