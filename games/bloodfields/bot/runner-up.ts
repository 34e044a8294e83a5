import type { RunnerUp, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { FREE } from './plan.ts';
import type { Temper } from './tempers.ts';
import { ratedMoves } from './veteran.ts';

/** The steps whose moves are rated in Victory Points; elsewhere a rating is only an order. */
const RATED: readonly (string | undefined)[] = [
  'act',
  'activate',
  'support',
  'strike',
  'cast',
  'dice',
  'aim',
];

/** A move without its places: ways that end close together are the same idea. */
const ideaOf = (move: AnyMove): string =>
  JSON.stringify('path' in move ? { do: move.do } : 'at' in move ? { ...move, at: null } : move);

/** What a Veteran would have done instead: the best idea that was not chosen. */
export function runnerUp(state: State, seat: Seat, move: AnyMove, temper?: Temper): RunnerUp<AnyMove> | null {
  if (!RATED.includes(state.frames.at(-1)?.step)) return null;
  const rated = ratedMoves(state, seat, temper);
  const idea = ideaOf(move);
  const chosen = rated.find((one) => ideaOf(one.move) === idea);
  const other = rated.find((one) => ideaOf(one.move) !== idea);
  if (chosen === undefined || other === undefined) return null;
  const behind = chosen.worth - other.worth;
  // What costs no action comes first, whatever it is worth.
  if (isFree(chosen.worth) !== isFree(other.worth))
    return { move: other.move, behind: behind > 0 ? 0 : -1, measure: 'urgency' };
  return { move: other.move, behind, measure: 'points' };
}

const isFree = (worth: number): boolean => worth >= FREE / 2;
