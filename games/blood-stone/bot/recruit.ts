import type { Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { policy } from './policy.ts';

/** One decision in this many is random, so that a beginner can win. */
const RANDOM_MOVE = 5;

/** The policy, and now and then a random move worth considering. */
export function recruit(
  state: State,
  seat: Seat,
  random: Random,
): { readonly move: AnyMove; readonly impulse: boolean } {
  const moves = candidates(state, seat);
  const any = random.int(RANDOM_MOVE) === 0 ? moves[random.int(moves.length)] : undefined;
  return { move: any ?? policy(state, seat, random), impulse: any !== undefined && moves.length > 1 };
}
