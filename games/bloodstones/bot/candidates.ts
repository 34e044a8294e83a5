import type { Reason } from '@sanguine/kernel';
import type { Move } from '../rules/moves.ts';
import type { Option } from './option.ts';

/** Something worth its price to do, by its first move. */
export interface Candidate extends Option {
  /** Its reason, worked out for the one that is chosen. */
  readonly why: () => Reason;
  /** The moves that are to follow: the rest of a march. */
  readonly plan?: readonly Move[];
  /** What its march costs. */
  readonly pips?: number;
}
