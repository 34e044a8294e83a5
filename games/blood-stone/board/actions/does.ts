import type { Deed as AnyDeed } from '@sanguine/ui/actions/deed.ts';
import type { Locale, Seat } from '@sanguine/kernel';
import type { Space } from '../../content/glade.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { CastPlan } from '../plan/casting.ts';
import type { Selection, View } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';

/** What pressing a deed brings about: a move, something taken up, or a look at the place to point at. */
type Does = { readonly plays: AnyMove } | { readonly takes: Selection } | { readonly looks: Space | null };

export type Deed = AnyDeed<Does>;

/** What a person could do now, and with what in hand. */
export interface Situation {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat;
  readonly selection: Selection;
  readonly moves: readonly AnyMove[];
  readonly targets: ReadonlyMap<Space, Target>;
  readonly plan: CastPlan | null;
  /** The lit space that is pointed at. */
  readonly aim: Target | null;
}
