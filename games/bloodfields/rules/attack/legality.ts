import { type Refusal, refusal } from '@sanguine/kernel';
import type { Attack, AttackProfile } from '../../content/skills.ts';
import { inCombat } from '../combat.ts';
import { ARRAY_LENGTH } from '../geometry/array-template.ts';
import { distance, gap } from '../geometry/disc.ts';
import { nameOf } from '../names.ts';
import { isVisible } from '../sight.ts';
import { skillSet } from '../skills.ts';
import type { State, UnitId } from '../state.ts';
import { isAlive, unitOf, unitsWhere } from '../units.ts';
import { bandAt } from './bands.ts';
import { rangeOf } from './bonuses.ts';
import { targetFault, targetsOf } from './targets.ts';
import { shotCandidates } from './shots.ts';

/** §7.1: whether the attack names a unit, rather than a place or everybody around. */
export const namesTarget = ({ aoe, shot }: AttackProfile): boolean =>
  aoe === undefined && (shot === undefined || shot === 'artillery');

/** §1.5, §7.1: why the unit may not use this attack now on any target. `gained`: it was given this very attack. */
export function refuseProfile(
  state: State,
  id: UnitId,
  { id: skill, unique, cost, attack }: Attack,
  gained: boolean,
): Refusal | null {
  const unit = unitOf(state, id);
  if (!gained && unique === true && unit.turn.skills.includes(skill)) {
    return refusal('1.5', 'attack.unique', [nameOf(state, id)], { skill });
  }
  if (cost > unit.inspire) {
    return refusal('7.1', 'attack.cost', [nameOf(state, id)], { skill, needs: cost, has: unit.inspire });
  }
  if (attack.kind === 'ranged' && inCombat(state, id)) {
    return refusal('5.2', 'attack.combat', [nameOf(state, id)], { skill });
  }
  return null;
}

/** §7.1: why the unit may not make this attack. */
export function refuseAttack(
  state: State,
  id: UnitId,
  skill: string,
  target: UnitId | null,
  gained = false,
): Refusal | null {
  const attack = attackOf(state, id, skill);
  if (attack === undefined) return refusal('7.1', 'attack.unknown', [nameOf(state, id)], { skill });
  return (
    refuseProfile(state, id, attack, gained) ?? refuseAttackTarget(state, id, skill, attack.attack, target)
  );
}

export function attackOf(state: State, id: UnitId, skill: string): Attack | undefined {
  return skillSet(unitOf(state, id).kind).attacks.find((attack) => attack.id === skill);
}

/** §7.2, §7.3, §14: why the attack cannot have this target. */
export function refuseAttackTarget(
  state: State,
  id: UnitId,
  skill: string,
  profile: AttackProfile,
  target: UnitId | null,
): Refusal | null {
  if (!namesTarget(profile)) {
    if (target !== null) return refusal('7.1', 'attack.noTarget', [], { skill });
    return hasMark(state, id, profile)
      ? null
      : refusal('7.1', 'attack.nobody', [nameOf(state, id)], { skill });
  }
  if (target === null) return refusal('7.1', 'attack.target', [], { skill });
  if (profile.shot === 'artillery') return refuseArtillery(state, id, skill, profile, target);
  const missing = targetFault(state, id, target, profile);
  if (missing === null) return null;
  if (missing === 'own' || missing === 'gone') return refusal('7.1', 'attack.notEnemy', [], { skill });
  const facts = {
    skill,
    needs: distance(unitOf(state, id), unitOf(state, target)),
    has: profile.kind === 'ranged' ? rangeOf(unitOf(state, id), profile) : (profile.reach ?? 0),
  };
  const rule = missing === 'unseen' ? '8.2' : profile.kind === 'ranged' ? '7.3' : '7.2';
  return refusal(rule, `attack.${missing}`, [nameOf(state, target)], facts);
}

/** Whether an attack without a named target could strike anybody. */
function hasMark(state: State, id: UnitId, profile: AttackProfile): boolean {
  if (profile.shot === undefined) return targetsOf(state, id, profile).length > 0;
  if (profile.shot !== 'array') return !shotCandidates(state, id, profile).next().done;
  // The template can be turned to cover any visible enemy that is near enough.
  const unit = unitOf(state, id);
  return state.units.some(
    (other, at) =>
      other.owner !== unit.owner &&
      isAlive(other) &&
      gap(unit, other) < ARRAY_LENGTH &&
      isVisible(state, id, at),
  );
}

/** §14.2: the target must be an enemy in a band of the ballistic profile, and visible to some ally. */
function refuseArtillery(
  state: State,
  id: UnitId,
  skill: string,
  { ballistic = [] }: AttackProfile,
  target: UnitId,
): Refusal | null {
  const unit = unitOf(state, id);
  const other = state.units[target];
  if (!isAlive(other) || other.owner === unit.owner) return refusal('14.2', 'attack.notEnemy', [], { skill });
  const name = nameOf(state, target);
  const far = distance(unit, other);
  if (bandAt(ballistic, far) === undefined) {
    return refusal('14.1', 'attack.band', [name], {
      skill,
      needs: far,
      least: ballistic[0]?.from ?? 0,
      most: ballistic.at(-1)?.to ?? 0,
    });
  }
  const spotters = unitsWhere(state, (one) => one.owner === unit.owner && isAlive(one));
  return spotters.some((spotter) => isVisible(state, spotter, target))
    ? null
    : refusal('14.2', 'attack.unspotted', [name], { skill });
}
