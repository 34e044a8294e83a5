import { describe, expect, test } from 'vitest';
import { Horizon } from '../search/horizon.ts';

/** How many plays are made before the horizon, when these decide one after another. */
function plays(horizon: Horizon, deciders: readonly (readonly number[])[]): number {
  return deciders.findIndex((seats) => horizon.isReached(seats));
}

describe('a play-out is judged', () => {
  test('when the decision has passed on so many times, however long the turns are', () => {
    expect(plays(new Horizon(2, 40), [[0], [1], [0], [1]])).toBe(2);
    expect(plays(new Horizon(2, 40), [[0], [0], [0], [1], [1], [0], [0]])).toBe(5);
  });

  test('sealed choices count as one turn of all who make them', () => {
    expect(plays(new Horizon(2, 40), [[0], [0, 1, 2], [0, 1, 2], [1], [1]])).toBe(3);
  });

  test('after so many plays at the latest', () => {
    expect(plays(new Horizon(Infinity, 3), [[0], [1], [0], [1], [0]])).toBe(3);
  });

  test('when nobody decides any more', () => {
    expect(plays(new Horizon(2, 40), [[0], []])).toBe(1);
  });
});
