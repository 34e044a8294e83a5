import { type RunnerUp, same, type Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { endsTurn, oddsAfter } from './veteran.ts';

/** The best of the other moves worth a thought, one move ahead; null before play begins and where cards are compared. */
export function runnerUp(state: State, seat: Seat, move: AnyMove): RunnerUp<AnyMove> | null {
  const step = state.frames.at(-1)?.step;
  if (step === 'place' || step === 'whisper') return null;
  let best: RunnerUp<AnyMove> | null = null;
  const chosen = oddsAfter(state, seat, move);
  for (const other of candidates(state, seat)) {
    if (same(other, move) || (endsTurn(other) && endsTurn(move))) continue;
    const behind = 100 * (chosen - oddsAfter(state, seat, other));
    if (best === null || behind < best.behind) best = { move: other, behind, measure: 'odds' };
  }
  return best;
}
