import { describe, expect, it } from 'vitest';
import type { PastTurn } from '../../contract.ts';
import { byLead, decisiveTurns, linesOf, roundEnds } from '../decisive.ts';

const HISTORY: readonly PastTurn[] = [
  { round: 0, event: 0, scores: [2, 0, 0] },
  { round: 1, event: 3, scores: [3, 0, 0] },
  { round: 1, event: 7, scores: [3, 6, 0] },
  { round: 2, event: 9, scores: [3, 6, 0] },
  { round: 2, event: 15, scores: [12, 6, 1] },
  { round: 3, event: 20, scores: [12, 6, 7] },
];

describe('what decided a game', () => {
  it('is told by the turns that changed the lead most, in the order of play', () => {
    expect(decisiveTurns(HISTORY, { count: 2 })).toEqual([
      { turn: HISTORY[2], until: 9, seat: 1, before: [3, 0, 0] },
      { turn: HISTORY[4], until: 20, seat: 0, before: [3, 6, 0] },
    ]);
  });

  it('leaves out turns in which nobody gained on anybody', () => {
    expect(decisiveTurns(HISTORY, { count: 9 }).map(({ turn }) => turn.event)).not.toContain(9);
    expect(decisiveTurns([])).toEqual([]);
  });

  it('lasts until the end of all events for the last turn', () => {
    expect(decisiveTurns(HISTORY, { count: 9 }).at(-1)?.until).toBe(Infinity);
  });

  it('can be weighed by anything that says how well a seat stands', () => {
    const gauge = ({ scores }: PastTurn): readonly number[] => scores.map((score) => -score);
    expect(decisiveTurns(HISTORY, { gauge })).toEqual([]);
    expect(byLead({ round: 1, event: 0, scores: [5, 3, 4] })).toEqual([1, -2, -1]);
  });
});

it('shows the points at the end of every round', () => {
  expect(linesOf(roundEnds(HISTORY))).toEqual([
    [2, 3, 12, 12],
    [0, 6, 6, 6],
    [0, 0, 1, 7],
  ]);
});
