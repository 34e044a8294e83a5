import type { AttackProfile } from '../../content/skills.ts';
import { inCombat, inContact } from '../combat.ts';
import { within } from '../geometry/disc.ts';
import { isVisible } from '../sight.ts';
import type { State, UnitId } from '../state.ts';
import { isAlive, unitOf, unitsWhere } from '../units.ts';
import { rangeOf } from './bonuses.ts';

/** §7.2, §7.3: why a unit cannot be attacked with this profile. */
export type TargetFault = 'own' | 'gone' | 'contact' | 'reach' | 'range' | 'unseen';

/** §7.2, §7.3: melee needs contact or Reach; a ranged attack needs range and sight, unless it seeks its target. */
export function targetFault(
  state: State,
  attacker: UnitId,
  target: UnitId,
  profile: AttackProfile,
): TargetFault | null {
  const unit = unitOf(state, attacker);
  const other = state.units[target];
  if (!isAlive(other)) return 'gone';
  if (other.owner === unit.owner) return 'own';
  const { kind, reach, aoe, seeking } = profile;
  if (kind === 'ranged') {
    if (!within(unit, other, rangeOf(unit, profile))) return 'range';
    return seeking === true || isVisible(state, attacker, target) ? null : 'unseen';
  }
  const far = reach ?? aoe;
  if (far === undefined) return inContact(unit, other) ? null : 'contact';
  if (inContact(unit, other)) return null;
  if (!within(unit, other, far)) return 'reach';
  return isVisible(state, attacker, target) ? null : 'unseen';
}

/** Everybody the unit could attack with this profile. */
export function targetsOf(state: State, attacker: UnitId, profile: AttackProfile): UnitId[] {
  if (profile.kind === 'ranged' && inCombat(state, attacker)) return [];
  return unitsWhere(state, (_unit, id) => targetFault(state, attacker, id, profile) === null);
}
