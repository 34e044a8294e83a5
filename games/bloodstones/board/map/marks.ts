import type { Shown } from '@sanguine/ui/viewport/use-shown.ts';
import type { Area } from '../../content/map.ts';
import type { Target } from '../plan/targets.ts';

/** The highlights on the map. */
export interface Marks {
  /** Where the selection can go or be built. */
  readonly targets: ReadonlyMap<Area, Target>;
  /** The selected stack. */
  readonly chosen: Area | null;
  /** Stacks that can be selected. */
  readonly usable: ReadonlySet<Area>;
  /** Pending battles, and the selected one. */
  readonly battles: ReadonlySet<Area>;
  readonly battle: Area | null;
  /** The route to the aimed area. */
  readonly route: readonly Area[];
  /** The areas new villages can connect to. */
  readonly linked: ReadonlySet<Area>;
  /** The area the player asked to be shown. */
  readonly shown: Shown<Area> | null;
}
