import type { Link } from '../contract.ts';

/** Why something cannot be done: the sentence, and where to look and read. */
export interface Off {
  readonly says: string;
  /** The section of the rulebook; empty: none. */
  readonly rule: string;
  readonly places: readonly Link[];
}

/**
 * What pressing a deed brings about: moves one after the other, something taken up, or a look at what is to be pointed
 * at, named as its board names it.
 */
type Does<Move, Hand, Look> =
  { readonly plays: readonly Move[] } | { readonly takes: Hand } | { readonly looks: Look | null };

/** A button of the action bar. */
export interface Deed<Move, Hand, Look> {
  readonly key: string;
  /** The verb it stands for: `action:<verb>` guides and tests find it by. */
  readonly verb: string;
  readonly tone: 'go' | 'plain';
  readonly title: string;
  /** The price or the consequence. */
  readonly detail: string;
  readonly off: Off | null;
  readonly does: Does<Move, Hand, Look>;
}
