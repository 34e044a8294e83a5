import { describe, expect, test } from 'vitest';
import {
  check,
  estimateBy,
  learntWeights,
  type Outcome,
  softmax,
  toldDifference,
  winShares,
} from '../index.ts';

/** A race: whoever is farther along is likelier to win, and twenty steps do. */
type Race = readonly number[];

const outcome = (race: Race): Outcome | null =>
  Math.max(...race) < 20 ? null : race.map((steps) => ({ score: steps, rank: steps >= 20 ? 1 : 2 }));

const learnt = { from: { seed: '1', games: 1 }, weights: { 2: { steps: 0.5 }, 3: { steps: 1 } } };

const estimate = estimateBy({
  features: ['steps'],
  measure: (race: Race) => race.map((steps) => ({ steps })),
  outcome,
  learnt,
});

describe('chances', () => {
  test('are those of the weighed features, by the number of players', () => {
    expect(estimate.chances([3, 3])).toEqual([0.5, 0.5]);
    const [ahead = 0, behind = 0] = estimate.chances([5, 3]);
    expect(Math.log(ahead / behind)).toBeCloseTo(1, 9);
    const [, second = 0, third = 0] = estimate.chances([0, 5, 3]);
    expect(Math.log(second / third)).toBeCloseTo(2, 9);
  });

  test('are the outcome at the end, shared by those who are first together', () => {
    expect(estimate.chances([20, 3])).toEqual([1, 0]);
    expect(estimate.chances([20, 3, 21])).toEqual([0.5, 0, 0.5]);
    expect(winShares([{ score: 1, rank: 2 }])).toEqual([0]);
  });

  test('stay chances however far apart the scores are', () => {
    expect(softmax([1000, -1000])).toEqual([1, 0]);
  });

  test('are not made up where nothing was learnt', () => {
    expect(() => estimate.chances([1, 2, 3, 4])).toThrow('nothing was learnt of steps among 4 players');
  });
});

test('weights are checked', () => {
  expect(check(learntWeights, learnt)).toMatchObject({ ok: true });
  for (const weights of [{ two: {} }, { 2: { steps: '1' } }, { 2: { steps: Infinity } }, null])
    expect(check(learntWeights, { ...learnt, weights })).toMatchObject({ ok: false });
});

test('a difference is told only where chances agree with what was weighed', () => {
  expect(toldDifference(0.2, 0.1)).toBe(0.1);
  expect(toldDifference(-0.2, -0.1)).toBe(-0.1);
  expect(toldDifference(0.2, -0.1)).toBe(0);
  expect(toldDifference(0, 0.1)).toBe(0);
});
