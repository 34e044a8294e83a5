import { touching } from './geometry/disc.ts';
import type { State, Unit, UnitId } from './state.ts';
import { hasTrait, isOn, unitOf, unitsWhere } from './units.ts';

/** §5.2: two enemies whose bases touch. */
export const inContact = (unit: Unit, other: Unit): boolean =>
  unit.owner !== other.owner && isOn(unit) && isOn(other) && touching(unit, other);

/** §5.2: the enemies a unit is in combat with. */
export function foesOf(state: State, id: UnitId): UnitId[] {
  const unit = unitOf(state, id);
  return unitsWhere(state, (other) => inContact(unit, other));
}

/** §5.2 */
export function inCombat(state: State, id: UnitId): boolean {
  const unit = unitOf(state, id);
  return isOn(unit) && state.units.some((other) => inContact(unit, other));
}

/** §10.1: how many groups the enemies form: all supports together form one. */
export function groupsOf(state: State, foes: readonly UnitId[]): number {
  const alone = foes.filter((id) => !hasTrait(unitOf(state, id), 'support')).length;
  return alone + (alone < foes.length ? 1 : 0);
}
