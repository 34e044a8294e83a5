import type { Outcome } from '@sanguine/kernel';
import { pointsOf, winnerOf } from './round/points.ts';
import type { State } from './state.ts';

/** §16.3 */
export function outcomeOf(state: State): Outcome | null {
  if (state.frames.length > 0) return null;
  const winner = winnerOf(state);
  return [0, 1].map((seat) => ({
    score: pointsOf(state, seat),
    rank: winner === null || winner === seat ? 1 : 2,
  }));
}
