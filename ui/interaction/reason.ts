import type { Link } from '../contract.ts';

/** Why something cannot be done: the sentence, and the places and rule to look up. */
export interface Unavailable {
  readonly says: string;
  /** The section of the rulebook, or empty. */
  readonly rule: string;
  readonly places: readonly Link[];
}

/** What a legal move would waste or lose, in the same form. */
export type Warning = Unavailable;
