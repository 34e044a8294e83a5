import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import type { March } from '../rules/moves.ts';
import type { Routes } from './routes.ts';

/** Units that march together, with the routes open to them. */
export interface MarchGroup {
  readonly from: Area;
  readonly units: readonly UnitKind[];
  readonly routes: Routes;
  /** Units that pay each pip of the way (§8.3). */
  readonly payers: number;
}

/** The group's steps on its way to an area. */
export function stepsOf(
  { units, from, routes }: Pick<MarchGroup, 'units' | 'from' | 'routes'>,
  to: Area,
): March[] {
  const route = routes.route(to);
  return route.map((area, at) => ({ do: 'step', units: [...units], from: route[at - 1] ?? from, to: area }));
}
