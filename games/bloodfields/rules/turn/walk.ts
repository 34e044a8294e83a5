import { type Refusal, refusal } from '@sanguine/kernel';
import { inCombat } from '../combat.ts';
import { pathFault } from '../geometry/path.ts';
import type { Point } from '../geometry/point.ts';
import { fieldFor } from '../ground.ts';
import { nameOf } from '../names.ts';
import type { State, UnitId } from '../state.ts';
import { movementOf } from '../stats.ts';
import { bodiesFor, idsOn, unitOf } from '../units.ts';
import { gaitOf, refuseWay } from '../ways.ts';

/** §5.1, §5.2: why a unit may not move at all. */
export function refuseWalking(state: State, id: UnitId): Refusal | null {
  const unit = unitOf(state, id);
  if (inCombat(state, id)) return refusal('5.2', 'move.combat', [nameOf(state, id)]);
  if (unit.turn.bogged === 'move') return refusal('11.3', 'move.bogged', [nameOf(state, id)]);
  return movementOf(unit) > 0 ? null : refusal('12.2', 'move.immobilized', [nameOf(state, id)]);
}

/** §5.1: why a unit may not go this way. */
export function refuseWalk(state: State, id: UnitId, path: readonly Point[]): Refusal | null {
  const unit = unitOf(state, id);
  const allowance = movementOf(unit);
  const bodies = bodiesFor(state, unit.owner, id);
  const fault = pathFault(unit, path, allowance, fieldFor(state), bodies, gaitOf(unit));
  return fault === null ? null : refuseWay(state, fault, allowance, idsOn(state, id));
}
