import type { Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import { sample } from '../rules/sample.ts';
import type { State } from '../rules/state.ts';
import { policy } from './policy.ts';

/** One decision in this many is random, so that a beginner can win. */
const RANDOM_MOVE = 6;

/** The policy, and now and then a random move. */
export function recruit(
  state: State,
  seat: Seat,
  random: Random,
): { readonly move: AnyMove; readonly impulse: boolean } {
  const impulse = random.int(RANDOM_MOVE) === 0;
  return { move: impulse ? sample(state, seat, random) : policy(state, seat, random), impulse };
}
