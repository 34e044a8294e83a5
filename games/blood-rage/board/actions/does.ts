import type { Locale, Seat } from '@sanguine/kernel';
import type { Deed as AnyDeed } from '@sanguine/ui/actions/deed.ts';
import type { Place } from '../../content/provinces.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { Selection, View } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';

/** What pressing a deed brings about: a move, something taken up, or a look at what is to be pointed at (its guide). */
type Does = { readonly plays: AnyMove } | { readonly takes: Selection } | { readonly looks: string | null };

export type Deed = AnyDeed<Does>;

/** What a person could do now, and with what in hand. */
export interface Situation {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat;
  readonly selection: Selection;
  readonly moves: readonly AnyMove[];
  readonly targets: ReadonlyMap<Place, Target>;
  /** The lit place that is pointed at. */
  readonly aim: Target | null;
}
