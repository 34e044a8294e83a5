import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import type { Routes } from './routes.ts';

/** Units that march together, with the routes open to them. */
export interface MarchGroup {
  readonly from: Area;
  readonly units: readonly UnitKind[];
  readonly routes: Routes;
  /** Units that pay each pip of the way (§8.3). */
  readonly payers: number;
}
