import { type Refusal, refusal, type Seat } from '@sanguine/kernel';
import { type UnitKind, UNITS } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { atlasOf } from './atlas.ts';
import { buildCost, refuseSupply } from './build.ts';
import { enemyIn } from './forces.ts';
import type { State } from './state.ts';

/** §2.5: land units with the citadel (or in the Chaos Horde's start area), ships in a sea next to it. */
export function refuseMusterPlace(
  state: State,
  seat: Seat,
  kind: UnitKind,
  area: Area,
  home: Area,
): Refusal | null {
  if (UNITS[kind].domain !== 'sea') return area === home ? null : refusal('2.5', 'muster.home', [`@${area}`]);
  const atlas = atlasOf(state);
  if (!atlas.isSea(area) || !atlas.adjacent(area, home)) return refusal('2.5', 'muster.port', [`@${area}`]);
  return enemyIn(state, seat, area) ? refusal('2.5', 'muster.foreignShips', [`@${area}`]) : null;
}

/** §2.5: only Build Points pay. */
export function refuseMuster(
  state: State,
  seat: Seat,
  kind: UnitKind,
  area: Area,
  home: Area,
  points: number,
): Refusal | null {
  const refused = refuseSupply(state, seat, kind) ?? refuseMusterPlace(state, seat, kind, area, home);
  if (refused !== null) return refused;
  const need = buildCost(state, seat, kind) ?? Infinity;
  return need > points ? refusal('2.5', 'muster.points', [kind], { need, have: points }) : null;
}
