import type { Shown } from '@sanguine/ui/viewport/use-shown.ts';
import type { Place, Province } from '../../content/provinces.ts';
import type { FigureAt } from '../../rules/moves.ts';
import type { Target } from '../plan/targets.ts';

/** The highlights on the board. */
export interface Marks {
  readonly targets: ReadonlyMap<Place, Target>;
  /** The selected place. */
  readonly chosen: Place | null;
  /** The figures that were picked: to march, to be saved or to be given up. */
  readonly picked: readonly FigureAt[];
  /** The viewer's figures that could move now, while nothing is selected: `gimle leader`. */
  readonly usable: ReadonlySet<string>;
  /** Where a pillage is in progress. */
  readonly battle: Province | null;
  /** Pointed out from the log. */
  readonly shown: Shown<Place> | null;
}
