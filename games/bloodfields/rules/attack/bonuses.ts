import type { AttackBonus, AttackProfile, When } from '../../content/skills.ts';
import { within } from '../geometry/disc.ts';
import { piecesUnder, standsIn } from '../ground.ts';
import { standingsOf, skillSet } from '../skills.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { boostOf } from '../stats.ts';
import { cardFor, hasToken, hasTrait, isAlive, unitOf } from '../units.ts';

/** An attack as its bonuses see it. */
export interface Blow {
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly skill: string;
  readonly profile: AttackProfile;
  /** The free attack of a charge. */
  readonly charge: boolean;
}

/** A bonus and the skill it comes from. */
interface SourcedBonus {
  readonly by: string;
  readonly bonus: AttackBonus;
}

/** §7.3: the range of a ranged attack with everything that adds to it. */
export const rangeOf = (unit: Unit, { range }: AttackProfile): number =>
  range === 0 ? 0 : range + boostOf(unit, 'range');

/** §7.8: all bonuses that count for this attack now. */
export function bonusesOf(state: State, blow: Blow): SourcedBonus[] {
  const found: SourcedBonus[] = [];
  for (const bonus of blow.profile.bonuses ?? []) {
    if (holds(state, bonus.when, blow)) found.push({ by: 'skill', bonus });
  }
  for (const { id, standing } of skillSet(unitOf(state, blow.attacker).kind).passives) {
    if (standing?.gives !== 'attack') continue;
    if (standing.kind !== undefined && standing.kind !== blow.profile.kind) continue;
    if (standing.skill !== undefined && standing.skill !== blow.skill) continue;
    if (holds(state, standing.bonus.when, blow)) found.push({ by: id, bonus: standing.bonus });
  }
  return found;
}

/** §7.8: dice beyond the profile's. */
export function extraDice(state: State, blow: Blow): number {
  let dice = blow.profile.kind === 'melee' ? boostOf(unitOf(state, blow.attacker), 'meleeDice') : 0;
  for (const { bonus } of bonusesOf(state, blow)) dice += bonus.dice ?? 0;
  return dice;
}

/** §7.8: damage each unsaved hit deals beyond the profile's. */
export function extraDamage(state: State, blow: Blow): number {
  let damage = 0;
  for (const { bonus } of bonusesOf(state, blow)) damage += bonus.damage ?? 0;
  return damage;
}

/** §7.10, §11.5: the attacker's rerolls with their sources. */
export function attackRerolls(
  state: State,
  blow: Blow,
): { readonly by: string; readonly reroll: number | 'any' }[] {
  const found: { by: string; reroll: number | 'any' }[] = [];
  for (const { by, bonus } of bonusesOf(state, blow)) {
    if (bonus.reroll !== undefined) found.push({ by, reroll: bonus.reroll });
  }
  if (blow.profile.kind === 'ranged' && looksDown(state, blow.attacker, blow.target)) {
    found.push({ by: HIGH_GROUND, reroll: 'any' });
  }
  return found;
}

/** The name of the reroll from high ground in notation. */
export const HIGH_GROUND = 'high-ground';

/** §11.5: whether the unit is on high ground and the target is not. */
export const looksDown = (state: State, id: UnitId, target: UnitId): boolean =>
  standsIn(state, unitOf(state, id), 'high') && !standsIn(state, unitOf(state, target), 'high');

/** §7.8: the attack is from within half of its range, or the target is Spotted. */
function atHalfRange(state: State, { attacker, target, profile }: Blow): boolean {
  const unit = unitOf(state, attacker);
  const other = unitOf(state, target);
  return hasToken(other, 'spotted') || within(unit, other, rangeOf(unit, profile) / 2);
}

function holds(state: State, when: When, blow: Blow): boolean {
  const unit = unitOf(state, blow.attacker);
  const target = unitOf(state, blow.target);
  if (typeof when === 'object') {
    return 'hurt' in when ? unit.damage >= when.hurt : hasNeighbour(state, blow.attacker, when);
  }
  switch (when) {
    case 'always':
      return true;
    case 'halfRange':
      return atHalfRange(state, blow);
    case 'charging':
      return blow.charge;
    case 'targetBurns':
      return target.dot > 0;
    case 'sameTerrain': {
      const pieces = piecesUnder(state, unit, ANY_PASSABLE);
      return pieces.length > 0 && piecesUnder(state, target, ANY_PASSABLE).some((id) => pieces.includes(id));
    }
    case 'still':
      return unit.turn.moved === 0;
    case 'inForest':
      return standsIn(state, unit, 'forest');
  }
}

const ANY_PASSABLE = ['forest', 'swamp', 'ruins', 'high'] as const;

function hasNeighbour(
  state: State,
  id: UnitId,
  { near, within: range }: Extract<When, { near: object }>,
): boolean {
  const unit = unitOf(state, id);
  return state.units.some((other, at) => {
    if (at === id || other.owner !== unit.owner || !isAlive(other)) return false;
    const fits =
      'kind' in near
        ? other.kind === near.kind
        : cardFor(other).race === near.crew && !hasTrait(other, 'warmachine');
    return fits && within(unit, other, range);
  });
}

/** Whether a passive of the attacker's side lights up the target, so that cover does not count. */
export const isLit = (state: State, attacker: UnitId, target: UnitId): boolean => {
  const { owner } = unitOf(state, attacker);
  return state.units.some(
    (unit) =>
      unit.owner === owner &&
      isAlive(unit) &&
      standingsOf(unit.kind).some(
        (standing) => standing.gives === 'light' && within(unit, unitOf(state, target), standing.within),
      ),
  );
};
