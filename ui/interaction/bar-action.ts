import type { BoardTypes } from './board-interaction.ts';
import type { Unavailable } from './reason.ts';

/**
 * The effect of a press: moves played in sequence, another selection, or focus moved to what must be pointed at next.
 */
export type Does<Board extends BoardTypes> =
  | { readonly plays: readonly Board['Move'][] }
  | { readonly selects: Board['Selection'] }
  | { readonly focuses: Board['Focus'] | null };

/** A button of the action bar. */
export interface BarAction<Board extends BoardTypes> {
  readonly key: string;
  /** Guides and tests find the button by `action:<verb>`. */
  readonly verb: string;
  readonly tone: 'go' | 'plain';
  readonly title: string;
  /** The price or the consequence. */
  readonly detail: string;
  /** Why it is unavailable; null if it is available. */
  readonly unavailable: Unavailable | null;
  readonly does: Does<Board>;
}
