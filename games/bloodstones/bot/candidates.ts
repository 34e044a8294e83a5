import type { Reason } from '@sanguine/kernel';
import type { Move } from '../rules/moves.ts';

/** Something worth its price to do, by its first move. */
export interface Candidate {
  readonly move: Move;
  readonly value: number;
  /** Its reason, worked out for the one that is chosen. */
  readonly why: () => Reason;
  /** The moves that are to follow: the rest of a march. */
  readonly plan?: readonly Move[];
  /** What its march costs. */
  readonly pips?: number;
}
