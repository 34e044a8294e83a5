import type { Shown } from '@sanguine/ui/viewport/use-shown.ts';
import type { Area } from '../../content/map.ts';
import type { Target } from '../plan/targets.ts';

/** What is lit on the map, and why. */
export interface Marks {
  /** Where one may go or build now. */
  readonly targets: ReadonlyMap<Area, Target>;
  /** The stack in hand. */
  readonly chosen: Area | null;
  /** Stacks that can be taken in hand. */
  readonly usable: ReadonlySet<Area>;
  /** Battles to be fought, and the one looked at. */
  readonly battles: ReadonlySet<Area>;
  readonly battle: Area | null;
  /** The way to what is aimed at. */
  readonly route: readonly Area[];
  /** What own villages can hang on to. */
  readonly linked: ReadonlySet<Area>;
  /** What somebody asked to be shown. */
  readonly shown: Shown<Area> | null;
}
