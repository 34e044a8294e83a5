import type { Roll } from '../../content/effects.ts';
import type { AttackProfile } from '../../content/skills.ts';
import { armourAgainst } from '../attack/attack.ts';
import { attackRerolls, type Blow, extraDamage, extraDice } from '../attack/bonuses.ts';
import { foesOf } from '../combat.ts';
import type { Amount } from '../odds/amount.ts';
import { type AttackCase, casesOdds, type ChainOdds, type Target } from '../odds/attack-chain.ts';
import { type AttackQuery, PLAIN_ATTACK } from '../odds/attack-query.ts';
import { testOdds } from '../odds/test-odds.ts';
import { moraleTest } from '../odds/test-query.ts';
import { standardValue } from '../odds/value.ts';
import { coverAgainst, type CoverReason, ignoresCover } from '../sight.ts';
import { isSpell, profileOf, skillSet } from '../skills.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { isBoosted, masteryOf, moraleOf, suffers } from '../stats.ts';
import { cardFor, hasTrait, healthOf, unitOf } from '../units.ts';
import { charmAt, Charms, guardOf, type Help, helpOn, rerollsOn, testEffectsOn } from './charms.ts';
import { type ShotOdds, shotOdds } from './shot.ts';

/**
 * The odds of an attack, a charge, a flight or a spell as the table stands. Both sides use tokens, rerolls and charms as is
 * best for each roll, in order; retaliation is left out. An array gives its target as many dice as it may. `uncounted` lists
 * charms and passives that might still change rolls not considered here: how many dice, how much damage, where a shot comes
 * down.
 */

/** What tokens and damage are worth to the player who asks. `charms` false: nobody uses charms. */
export type Terms = Partial<
  Pick<AttackQuery, 'attackerPrice' | 'defenderPrice' | 'blankPrice' | 'value'> & { readonly charms: boolean }
>;

export interface AttackForecast extends ChainOdds {
  /** The chance that the target is attacked at all: shots may scatter. */
  readonly reaches: number;
  /** Why the target has cover that counts, if it has. */
  readonly cover: CoverReason | null;
  /** §7.7: allies that take a damage for each natural blank. */
  readonly endangered: readonly UnitId[];
  /** §12.2: the attacker takes a damage for each natural blank. */
  readonly blind: boolean;
  /** Charms and passives taken into account, and those usable on other rolls. */
  readonly counted: readonly Help[];
  readonly uncounted: readonly Help[];
}

/** §7, §14: the odds of an attack with this skill or spell; `charge`: as the free attack of a charge. */
export function attackForecast(
  state: State,
  attacker: UnitId,
  target: UnitId,
  skill: string,
  charge = false,
  terms: Terms = {},
): AttackForecast {
  const profile = profileOf(unitOf(state, attacker), skill);
  const blow: Blow = { attacker, target, skill, profile, charge };
  const charms = new Charms(terms.charms);
  const cases = attackCases(state, blow, charms, terms);
  return {
    ...casesOdds(targetOf(state, target, terms), [cases]),
    reaches: cases.reduce((sum, { chance }) => sum + chance, 0),
    cover: coverFrom(state, blow),
    endangered: endangeredBy(state, blow),
    blind: suffers(unitOf(state, attacker), 'blind'),
    counted: charms.all,
    uncounted: terms.charms === false ? [] : helpOn(state, otherRolls(profile), attacker),
  };
}

/** A unit as the target of an attack. */
export function targetOf(state: State, id: UnitId, { value }: Terms = {}): Target {
  const unit = unitOf(state, id);
  const hp = healthOf(unit);
  return {
    hp,
    shields: unit.shields,
    secondChance: isBoosted(unit, 'secondChance'),
    defenderTokens: unit.inspire,
    value: value ?? standardValue(hp, cardFor(unit).hp),
  };
}

/** §7.4, §7.6, §14: an attack's rolls besides attack and defence dice. */
function otherRolls({ dice, damage, shot }: AttackProfile): Roll[] {
  const rolls: Roll[] = [];
  if (typeof dice === 'string' || damage === 'd3' || shot === 'cannon') rolls.push('number');
  if (shot === 'artillery' || shot === 'cannon') rolls.push('scatter');
  return rolls;
}

/** §8.3: the cover of the target from this attack. */
const coverFrom = (state: State, { attacker, target, profile }: Blow): CoverReason | null =>
  profile.kind === 'melee' || ignoresCover(state, attacker, target, profile)
    ? null
    : coverAgainst(state, attacker, target);

/** §7.7: the attacker's allies in combat with the target of a ranged attack. */
function endangeredBy(state: State, { attacker, target, profile }: Blow): UnitId[] {
  if (profile.kind !== 'ranged' || profile.shot !== undefined) return [];
  const { owner } = unitOf(state, attacker);
  return foesOf(state, target).filter((id) => unitOf(state, id).owner === owner);
}

/** Whether the attacker would die by its own attack before it strikes. */
function falls(state: State, { attacker, profile }: Blow): boolean {
  const unit = unitOf(state, attacker);
  const lost = (profile.before ?? []).reduce(
    (sum, effect) => sum + (effect.do === 'lose' && effect.self === true ? effect.amount : 0),
    0,
  );
  return lost >= healthOf(unit) && !isBoosted(unit, 'secondChance');
}

/** All cases of an attack: under the inner ring or not, against a defender that may spend Inspire or may not. */
export function attackCases(
  state: State,
  blow: Blow,
  charms: Charms,
  terms: Terms = {},
  struck: ShotOdds = shotOdds(state, blow.attacker, blow.target, blow.profile),
): AttackCase[] {
  if (falls(state, blow)) return [];
  const covered = coverFrom(state, blow) !== null;
  const cases: AttackCase[] = [];
  for (const { chance: likely, uses, mute } of nerves(state, blow, charms)) {
    for (const inner of [true, false]) {
      const chance = likely * (inner ? struck.inner : struck.outer);
      if (chance === 0) continue;
      cases.push({
        chance,
        uses,
        attacks: attackQueries(state, blow, covered, { inner, mute }, charms, terms),
      });
    }
  }
  return cases;
}

interface Nerve {
  readonly chance: number;
  readonly uses: number;
  readonly mute: boolean;
}

const CALM: readonly Nerve[] = [{ chance: 1, uses: 0, mute: false }];

/** §10.2: a morale test before the attack may forbid the defender to spend tokens. */
function nerves(state: State, { target, profile }: Blow, charms: Charms): readonly Nerve[] {
  for (const effect of profile.before ?? []) {
    if (effect.do !== 'morale' || !effect.fail.some((one) => one.do === 'mute')) continue;
    if (cardFor(unitOf(state, target)).race === 'husk') return CALM;
    const effects = testEffectsOn(state, 'morale', target, charms);
    const { ends } = testOdds(moraleTest(effect.difficulty, moraleOf(state, target), effects));
    return ends.flatMap(({ uses, pass, fail }) => [
      { chance: pass, uses, mute: false },
      { chance: fail, uses, mute: true },
    ]);
  }
  return CALM;
}

/** §7.1 to §7.8: the queries for one attack after another (Attack Twice). */
export function attackQueries(
  state: State,
  blow: Blow,
  cover: boolean,
  { inner, mute }: { readonly inner: boolean; readonly mute: boolean },
  charms: Charms,
  terms: Terms,
): [AttackQuery, ...AttackQuery[]] {
  const { attacker, target, skill, profile } = blow;
  const unit = unitOf(state, attacker);
  const other = unitOf(state, target);
  const own = attackRerolls(state, blow).map(({ reroll }) => ({
    most: reroll === 'any' ? Infinity : reroll,
    price: 0,
  }));
  const isShot = profile.kind === 'ranged';
  const mayHide = isShot && !cover && !ignoresCover(state, attacker, target, profile);
  const first: AttackQuery = {
    ...PLAIN_ATTACK,
    ...targetOf(state, target),
    dice: diceOf(profile, extraDice(state, blow)),
    mastery: masteryOf(unit, isSpell(unit, skill) ? 'am' : profile.kind === 'melee' ? 'mm' : 'rm'),
    damage: damageOf(profile, extraDamage(state, blow)),
    armour: armourAgainst(state, { target, inner }, profile),
    attackerTokens: unit.inspire + unit.embers - costOf(unit, skill),
    muted: mute,
    cover,
    critical: isShot && isBoosted(unit, 'critical'),
    defended: isShot || !hasTrait(other, 'warmachine'),
    attackRerolls: rerollsOn(state, 'attack', attacker, charms, own),
    defenceRerolls: rerollsOn(state, 'defence', target, charms, []),
    pebble: charmAt(state, target, 'damageComing', charms),
    bead: mayHide ? charmAt(state, target, 'shotAt', charms) : null,
    guard: isShot ? guardOf(state, target, charms) : null,
    ...terms,
  };
  // §7.8: what lasts for one attack applies only to the first.
  return [first, ...Array.from({ length: (profile.times ?? 1) - 1 }, () => ({ ...first, critical: false }))];
}

/** §7.1: what is paid before the roll. */
export const costOf = (unit: Unit, skill: string): number =>
  skillSet(unit.kind).attacks.find(({ id }) => id === skill)?.cost ?? 0;

/** §14.4: the target gets all of an array's dice that need not go to others. */
function diceOf({ dice }: AttackProfile, bonus: number): Amount {
  if (dice === 'd6') return { roll: 'd6', bonus };
  return dice === 'array' ? { roll: '2d6', bonus: bonus + 1 } : Math.max(1, dice + bonus);
}

/** §7.6: the damage of each unsaved hit. */
const damageOf = ({ damage }: AttackProfile, bonus: number): Amount =>
  damage === 'd3' ? { roll: 'd3', bonus } : damage + bonus;
