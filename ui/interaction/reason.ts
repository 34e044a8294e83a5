import type { Link } from '../contract.ts';

/** Why something cannot be done: the sentence, and where to look and read. */
export interface Unavailable {
  readonly says: string;
  /** The section of the rulebook; empty: none. */
  readonly rule: string;
  readonly places: readonly Link[];
}

/** What a legal move would waste or lose, told in the same way. */
export type Warning = Unavailable;
