import type { Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { policy } from './policy.ts';

/** The best plan for a whole activation. */
export function veteran(state: State, seat: Seat, random: Random): AnyMove {
  return policy(state, seat, random);
}
