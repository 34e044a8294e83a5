import type { Shown } from '@sanguine/ui/viewport/use-shown.ts';
import type { Space } from '../../content/glade.ts';
import type { Unit } from '../../content/units.ts';
import type { Forecast } from '../plan/forecast.ts';
import type { Target } from '../plan/targets.ts';

/** The highlights on the glade. */
export interface Marks {
  readonly targets: ReadonlyMap<Space, Target>;
  /** The range of the selection. */
  readonly reach: readonly Space[];
  /** What the unit pointed at could strike after a walk. */
  readonly threat: readonly Space[];
  readonly forecast: Forecast;
  /** The space of the selected piece, and of the selected card's target. */
  readonly chosen: Space | null;
  readonly target: Space | null;
  /** Pieces that can still act. */
  readonly usable: ReadonlySet<Unit>;
  /** Pointed out from the log. */
  readonly shown: Shown<Space> | null;
}
