import type { Shown } from '@sanguine/ui/viewport/use-shown.ts';
import type { Space } from '../../content/glade.ts';
import type { Unit } from '../../content/units.ts';
import type { Forecast } from '../plan/forecast.ts';
import type { Target } from '../plan/targets.ts';

/** What is lit on the glade. */
export interface Marks {
  readonly targets: ReadonlyMap<Space, Target>;
  /** How far the thing in hand reaches. */
  readonly reach: readonly Space[];
  /** What whoever is looked at could strike after a walk. */
  readonly threat: readonly Space[];
  readonly forecast: Forecast;
  /** The space of the piece in hand, and of the one a card is for. */
  readonly chosen: Space | null;
  readonly target: Space | null;
  /** Pieces that can still do something. */
  readonly usable: ReadonlySet<Unit>;
  /** Brought to notice from the log. */
  readonly shown: Shown<Space> | null;
}
