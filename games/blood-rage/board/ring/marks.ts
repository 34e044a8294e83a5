import type { Shown } from '@sanguine/ui/viewport/use-shown.ts';
import type { Figure } from '../../content/clan.ts';
import type { Place, Province } from '../../content/provinces.ts';
import type { Target } from '../plan/targets.ts';

/** What is lit on the board. */
export interface Marks {
  readonly targets: ReadonlyMap<Place, Target>;
  /** The place that is looked into, and who is to leave it. */
  readonly chosen: Place | null;
  readonly troop: readonly Figure[];
  /** Own figures that could go somewhere now, while nothing is in hand: `gimle leader`. */
  readonly usable: ReadonlySet<string>;
  /** Where a pillage goes on. */
  readonly battle: Province | null;
  /** Brought to notice from the log. */
  readonly shown: Shown<Place> | null;
}
