import type { Reason } from '@sanguine/kernel';
import type { Move } from '../rules/moves.ts';

/** Something to do that is worth its price, with its first move. */
export interface Plan {
  readonly move: Move;
  readonly value: number;
  readonly reason: Reason;
}
