import type { Shown } from '@sanguine/ui/viewport/use-shown.ts';
import type { Figure } from '../../content/clan.ts';
import type { Place, Province } from '../../content/provinces.ts';
import type { Target } from '../plan/targets.ts';

/** The highlights on the board. */
export interface Marks {
  readonly targets: ReadonlyMap<Place, Target>;
  /** The selected place, and the troop to leave it. */
  readonly chosen: Place | null;
  readonly troop: readonly Figure[];
  /** The viewer's figures that could move now, while nothing is selected: `gimle leader`. */
  readonly usable: ReadonlySet<string>;
  /** Where a pillage is in progress. */
  readonly battle: Province | null;
  /** Pointed out from the log. */
  readonly shown: Shown<Place> | null;
}
