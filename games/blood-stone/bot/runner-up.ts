import { bestBy, type RunnerUp, same, type Seat, toldDifference } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { estimate } from './estimate.ts';
import { evaluate } from './evaluation.ts';
import type { Temper } from './tempers.ts';
import { endsTurn, worthAfter } from './veteran.ts';

/** The best other move worth considering, one move ahead; null before play begins and when cards are compared. */
export function runnerUp(state: State, seat: Seat, move: AnyMove, temper?: Temper): RunnerUp<AnyMove> | null {
  const worth = (table: State): number => evaluate(table, seat, temper);
  const step = state.frames.at(-1)?.step;
  if (step === 'place' || step === 'whisper') return null;
  const others = candidates(state, seat).filter(
    (other) => !same(other, move) && !(endsTurn(other) && endsTurn(move)),
  );
  const other = bestBy(others, (one) => worthAfter(state, seat, one, worth));
  if (other === undefined) return null;
  const chance = (table: State): number => estimate.chances(table)[seat] ?? 0;
  const weighed = worthAfter(state, seat, move, worth) - worthAfter(state, seat, other, worth);
  const told = worthAfter(state, seat, move, chance) - worthAfter(state, seat, other, chance);
  return { move: other, behind: 100 * toldDifference(weighed, told), measure: 'odds' };
}
