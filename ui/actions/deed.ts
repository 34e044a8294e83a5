import type { Link } from '../contract.ts';

/** Why something cannot be done: the sentence, and where to look and read. */
export interface Off {
  readonly says: string;
  /** The section of the rulebook; empty: none. */
  readonly rule: string;
  readonly places: readonly Link[];
}

/** A button of the action bar; what pressing it brings about is for its board to say. */
export interface Deed<Does> {
  readonly key: string;
  /** The verb it stands for: `action:<verb>` guides and tests find it by. */
  readonly verb: string;
  readonly tone: 'go' | 'plain';
  readonly title: string;
  /** The price or the consequence. */
  readonly detail: string;
  readonly off: Off | null;
  readonly does: Does;
}
