import { type Refusal, refusal } from '@sanguine/kernel';
import type { FlightGait } from './geometry/flee.ts';
import type { Gait, PathFault } from './geometry/path.ts';
import type { LeapFault } from './geometry/leap.ts';
import type { Obstacle } from './geometry/spot.ts';
import { nameOf } from './names.ts';
import type { State, Unit, UnitId } from './state.ts';
import { cardFor } from './units.ts';

/** §13.1: spirits pass through everything. */
export const gaitOf = (unit: Unit): Gait => (cardFor(unit).race === 'spirit' ? 'pass' : 'walk');

/** §10.1: how it flees. */
export const flightGaitOf = (unit: Unit): FlightGait => (gaitOf(unit) === 'pass' ? 'slip' : 'flee');

/** The name of an obstacle for refusals. */
export function obstacleName(state: State, obstacle: Obstacle | null, ids: readonly UnitId[]): string[] {
  if (obstacle === null || obstacle.kind === 'edge') return [];
  if (obstacle.kind === 'piece') return [obstacle.piece.id];
  const id = ids[obstacle.index];
  return id === undefined ? [] : [nameOf(state, id)];
}

/** §5: a fault of a way as a refusal: 'endEdge' and 'wayEdge' at the edge, 'endWall' on a wall. `ids`: the bases' units. */
export function refuseWay(
  state: State,
  fault: PathFault | LeapFault | null,
  allowance: number,
  ids: readonly UnitId[],
): Refusal | null {
  if (fault === null) return null;
  const pieces = obstacleName(state, fault.by, ids);
  const rule = fault.fault === 'far' ? '5.1' : fault.fault === 'contact' ? '5.2' : '5.8';
  const edge = fault.by?.kind === 'edge' ? 'Edge' : '';
  const wall = fault.by?.kind === 'piece' && fault.by.wall ? 'Wall' : '';
  const moving = `${fault.fault}${edge}${wall}`;
  return refusal(rule, `move.${moving}`, pieces, { needs: fault.length, has: allowance });
}
