import type { BoardTypes } from './board-interaction.ts';
import type { Unavailable } from './reason.ts';

/** What comes of a press: moves one after the other, another selection, or a way led to what is to be pointed at. */
export type Does<Board extends BoardTypes> =
  | { readonly plays: readonly Board['Move'][] }
  | { readonly selects: Board['Selection'] }
  | { readonly focuses: Board['Focus'] | null };

/** A button of the action bar. */
export interface BarAction<Board extends BoardTypes> {
  readonly key: string;
  /** The verb it stands for: `action:<verb>` guides and tests find it by. */
  readonly verb: string;
  readonly tone: 'go' | 'plain';
  readonly title: string;
  /** The price or the consequence. */
  readonly detail: string;
  /** Why it cannot be done now; null: it can. */
  readonly unavailable: Unavailable | null;
  readonly does: Does<Board>;
}
