import type { Attack, AttackProfile } from '../../content/skills.ts';
import { refuseAttackTarget, refuseProfile } from '../attack/legality.ts';
import { targetFault } from '../attack/targets.ts';
import { inCombat } from '../combat.ts';
import { ARRAY_LENGTH } from '../geometry/array-template.ts';
import { gap } from '../geometry/disc.ts';
import { isOfSchool, spellLimit } from '../magic/legality.ts';
import type { AttackCase } from '../odds/attack-chain.ts';
import { isVisible } from '../sight.ts';
import { skillSet, spellsOf } from '../skills.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { suffers } from '../stats.ts';
import { healthOf, unitOf } from '../units.ts';
import { attackCases, type Terms } from './attack.ts';
import type { Charms } from './charms.ts';
import { type ShotOdds, shotOdds, SURE } from './shot.ts';
import { spellForecast } from './tests.ts';

/** One action against one unit: an attack, or a magic action with one spell that attacks. */
export interface Deed {
  readonly skill: string;
  readonly profile: AttackProfile;
  readonly spell: boolean;
  readonly cost: number;
  /** Only once in a turn. */
  readonly unique: boolean;
  readonly cases: readonly AttackCase[];
}

/** §7.2, §7.3, §14: whether this attack could strike that unit at all. */
export const canStrike = (state: State, id: UnitId, target: UnitId, attack: Attack): boolean =>
  strikeOdds(state, id, target, attack.id, attack.attack, false) !== null;

/** §7.2, §7.3, §14: how likely an attack is to strike that unit; null if it cannot. */
function strikeOdds(
  state: State,
  id: UnitId,
  target: UnitId,
  skill: string,
  profile: AttackProfile,
  direct: boolean,
): ShotOdds | null {
  switch (profile.shot) {
    case 'array': {
      const isNear = gap(unitOf(state, id), unitOf(state, target)) < ARRAY_LENGTH;
      return isNear && isVisible(state, id, target) ? SURE : null;
    }
    case 'artillery':
      return refuseAttackTarget(state, id, skill, profile, target) === null
        ? shotOdds(state, id, target, profile)
        : null;
    case 'cannon':
    case 'piercing': {
      const struck = shotOdds(state, id, target, profile, direct);
      return struck.outer > 0 ? struck : null;
    }
    default:
      return targetFault(state, id, target, profile) === null ? SURE : null;
  }
}

/** What a unit could do to another with one action from where it stands. */
export function deedsOf(state: State, id: UnitId, target: UnitId, charms: Charms, terms: Terms): Deed[] {
  const unit = unitOf(state, id);
  const deeds: Deed[] = [];
  for (const attack of skillSet(unit.kind).attacks) {
    if (refuseProfile(state, id, attack, false) !== null) continue;
    const { id: skill, attack: profile, cost, unique = false } = attack;
    const struck = strikeOdds(state, id, target, skill, profile, true);
    if (struck === null) continue;
    const blow = { attacker: id, target, skill, profile, charge: false };
    const cases = attackCases(state, blow, charms, terms, struck);
    if (cases.length > 0) deeds.push({ skill, profile, spell: false, cost, unique, cases });
  }
  return mayCast(unit) ? [...deeds, ...spellDeeds(state, id, target, charms, terms)] : deeds;
}

/** §9.1 */
const mayCast = (unit: Unit): boolean =>
  spellLimit(unit) > 0 && !unit.turn.once.includes('magic') && !suffers(unit, 'silence');

function spellDeeds(state: State, id: UnitId, target: UnitId, charms: Charms, terms: Terms): Deed[] {
  const unit = unitOf(state, id);
  return spellsOf(unit).flatMap(({ id: skill, does }): Deed[] => {
    if (!('attack' in does) || targetFault(state, id, target, does.attack) !== null) return [];
    if (does.attack.kind === 'ranged' && inCombat(state, id)) return [];
    if (isOfSchool(skill) && state.players[unit.owner]?.spells.includes(skill) === true) return [];
    const test = spellForecast(state, id, skill, charms)?.test;
    if (test === undefined) return [];
    const blow = { attacker: id, target, skill, profile: does.attack, charge: false };
    const struck = attackCases(state, blow, charms, terms);
    const cases = test.ends.flatMap(({ uses, pass, sixes }) =>
      struck.flatMap((one) => [
        { ...one, chance: one.chance * (pass - sixes), uses: one.uses | uses },
        // §9.3: two sixes bring a token in time for the attack.
        { ...inspired(one), chance: one.chance * sixes, uses: one.uses | uses },
      ]),
    );
    return [
      { skill, profile: does.attack, spell: true, cost: 0, unique: true, cases: cases.filter(isLikely) },
    ];
  });
}

const isLikely = ({ chance }: AttackCase): boolean => chance > 0;

function inspired(one: AttackCase): AttackCase {
  const [first, ...rest] = one.attacks;
  if (first === undefined) return one;
  return { ...one, attacks: [{ ...first, attackerTokens: first.attackerTokens + 1 }, ...rest] };
}

/** Effects that may move the target or change the numbers of the next attack on it. */
const UNSETTLING: readonly string[] = ['push', 'drag', 'spotted', 'dot'];

/**
 * Whether a second attack after this one has the same numbers as now. Not if the first may move or mark its target, kill a
 * blind attacker, or end its turn.
 */
export function leavesAllAsItWas(unit: Unit, { skill, profile }: Pick<Deed, 'skill' | 'profile'>): boolean {
  const effects = [...(profile.onDamage ?? []), ...(profile.after ?? [])];
  const isUnsettling = effects.some((effect) =>
    UNSETTLING.includes(effect.do === 'apply' ? effect.token : effect.do),
  );
  const isTiring = skillSet(unit.kind).passives.some(
    ({ trigger }) => trigger?.on === 'attacked' && trigger.skill === skill,
  );
  const isWearing = (profile.before ?? []).some((effect) => effect.do === 'lose');
  return !isUnsettling && !isTiring && !isWearing && !suffers(unit, 'blind');
}

/** §9.3: whether a caster may burn to death before it does anything else. */
const mayBurn = (unit: Unit, { spell }: Deed): boolean => spell && healthOf(unit) === 1;

/** Two actions in a row on the same target; null if the second is impossible or cannot be forecast. */
export function both(unit: Unit, first: Deed, second: Deed): AttackCase[] | null {
  if (first.cost + second.cost > unit.inspire || (first.spell && second.spell)) return null;
  if (first.skill === second.skill && first.unique) return null;
  if (!leavesAllAsItWas(unit, first) || mayBurn(unit, first)) return null;
  // The first attack may use up a charm that would help the second.
  if (second.cases.some(({ uses }) => uses !== 0)) return null;
  return thenAlso(first.cases, second);
}

/** The same cases followed by another deed, whose cost is held back for it. */
export function thenAlso(cases: readonly AttackCase[], second: Deed): AttackCase[] {
  const rest = 1 - cases.reduce((sum, { chance }) => sum + chance, 0);
  const kept = cases.map((one) => ({ ...one, attacks: saving(one.attacks, second.cost) }));
  return [
    ...kept.flatMap((one) => [
      ...second.cases.map((two) => ({
        chance: one.chance * two.chance,
        uses: one.uses | two.uses,
        attacks: [...one.attacks, ...two.attacks],
      })),
      { ...one, chance: one.chance * (1 - second.cases.reduce((sum, { chance }) => sum + chance, 0)) },
    ]),
    // The first may not have happened at all, like a shot that scatters.
    ...second.cases.map((two) => ({ ...two, chance: two.chance * rest })),
  ].filter(({ chance }) => chance > 1e-12);
}

/** Holds back tokens that are needed later. */
function saving(attacks: AttackCase['attacks'], cost: number): AttackCase['attacks'] {
  const [first, ...rest] = attacks;
  return first === undefined || cost === 0
    ? attacks
    : [{ ...first, attackerTokens: first.attackerTokens - cost }, ...rest];
}
