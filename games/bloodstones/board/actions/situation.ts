import type { Locale, Seat } from '@sanguine/kernel';
import type { Area } from '../../content/map.ts';
import type { Move } from '../../rules/moves.ts';
import type { Selection, View } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';

/** What a person could do now, and with what in hand. */
export interface Situation {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat;
  readonly selection: Selection;
  /** All legal moves that the engine lists. */
  readonly moves: readonly Move[];
  readonly targets: ReadonlyMap<Area, Target>;
  /** The glowing area that is pointed at. */
  readonly aim: Target | null;
}
