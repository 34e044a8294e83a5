import type { Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { policy } from './policy.ts';

/** One decision in this many is random, so that a beginner can win. */
const RANDOM_MOVE = 8;

/** The policy, and now and then a random move. */
export function recruit(state: State, seat: Seat, random: Random): AnyMove {
  const muster = state.frames.at(-1)?.step === 'muster';
  if (!muster && random.int(RANDOM_MOVE) === 0) return sequence.sample(state, seat, random);
  return policy(state, seat, random);
}
