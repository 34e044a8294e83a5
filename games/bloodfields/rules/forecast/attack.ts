import type { AttackProfile } from '../../content/skills.ts';
import { armourAgainst } from '../attack/attack.ts';
import { attackRerolls, type Blow, extraDamage, extraDice } from '../attack/bonuses.ts';
import { foesOf } from '../combat.ts';
import type { Amount } from '../odds/amount.ts';
import { type ChainOdds, chainOdds } from '../odds/attack-chain.ts';
import { type AttackQuery, PLAIN_ATTACK } from '../odds/attack-query.ts';
import { zeros } from '../odds/chances.ts';
import { testOdds } from '../odds/test-odds.ts';
import { moraleTest } from '../odds/test-query.ts';
import { standardValue } from '../odds/value.ts';
import { coverAgainst, type CoverReason, ignoresCover } from '../sight.ts';
import { isSpell, profileOf, skillSet } from '../skills.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { isBoosted, masteryOf, moraleOf, suffers } from '../stats.ts';
import { cardFor, hasTrait, healthOf, unitOf } from '../units.ts';
import { type ShotOdds, shotOdds } from './shot.ts';

/**
 * What would come of an attack, a charge, a flight or a spell as the table stands, both sides using their tokens and the
 * rerolls of their skills as is best. Charms stay where they are: nobody knows whether they will be used.
 */

/** What tokens and damage are worth to who asks. */
export type Terms = Partial<Pick<AttackQuery, 'attackerPrice' | 'defenderPrice' | 'blankPrice' | 'value'>>;

export interface AttackForecast extends ChainOdds {
  /** The chance that the target is attacked at all: shots may go astray. */
  readonly reaches: number;
  /** Why the target has cover that counts. */
  readonly cover: CoverReason | null;
  /** §7.7: allies whom each natural blank costs a damage. */
  readonly endangered: readonly UnitId[];
  /** §12.2: each natural blank costs the attacker a damage. */
  readonly blind: boolean;
}

/** §7, §14: what an attack with this skill or spell would come to; `charge`: as the free attack of a charge. */
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
  const cover = coverFrom(state, blow);
  const struck = shotOdds(state, attacker, target, profile);
  const odds = falls(state, blow) ? [] : struckOdds(state, blow, cover !== null, struck, terms);
  const reaches = odds.reduce((sum, { chance }) => sum + chance, 0);
  return {
    ...mixed(odds, healthOf(unitOf(state, target))),
    reaches,
    cover,
    endangered: endangeredBy(state, blow),
    blind: suffers(unitOf(state, attacker), 'blind'),
  };
}

/** §8.3: the cover of the target from this attack. */
const coverFrom = (state: State, { attacker, target, profile }: Blow): CoverReason | null =>
  profile.kind === 'melee' || ignoresCover(state, attacker, target, profile)
    ? null
    : coverAgainst(state, attacker, target);

/** §7.7: allies in combat with the target of a ranged attack. */
function endangeredBy(state: State, { attacker, target, profile }: Blow): UnitId[] {
  if (profile.kind !== 'ranged' || profile.shot !== undefined) return [];
  const { owner } = unitOf(state, attacker);
  return foesOf(state, target).filter((id) => unitOf(state, id).owner === owner);
}

/** Would the attacker fall by its own attack before it strikes? */
function falls(state: State, { attacker, profile }: Blow): boolean {
  const unit = unitOf(state, attacker);
  const lost = (profile.before ?? []).reduce(
    (sum, effect) => sum + (effect.do === 'lose' && effect.self === true ? effect.amount : 0),
    0,
  );
  return lost >= healthOf(unit) && !isBoosted(unit, 'secondChance');
}

interface Chanced {
  readonly chance: number;
  readonly odds: ChainOdds;
}

/** The odds under the inner ring and elsewhere, of a target that may spend Inspire and of one that may not. */
function struckOdds(
  state: State,
  blow: Blow,
  covered: boolean,
  { inner, outer }: ShotOdds,
  terms: Terms,
): Chanced[] {
  const mute = muteChance(state, blow);
  const cases = [
    { chance: inner * mute, inner: true, mute: true },
    { chance: inner * (1 - mute), inner: true, mute: false },
    { chance: outer * mute, inner: false, mute: true },
    { chance: outer * (1 - mute), inner: false, mute: false },
  ];
  return cases
    .filter(({ chance }) => chance > 0)
    .map(({ chance, ...how }) => ({
      chance,
      odds: chainOdds(attackQueries(state, blow, covered, how, terms)),
    }));
}

/** §10.2: the chance that a morale test before the attack takes the defender's tokens from him. */
function muteChance(state: State, { target, profile }: Blow): number {
  for (const effect of profile.before ?? []) {
    if (effect.do !== 'morale' || !effect.fail.some((one) => one.do === 'mute')) continue;
    if (cardFor(unitOf(state, target)).race === 'husk') return 0;
    return 1 - testOdds(moraleTest(effect.difficulty, moraleOf(state, target))).pass;
  }
  return 0;
}

/** §7.1 to §7.8: the questions for one attack after another (Attack Twice). */
function attackQueries(
  state: State,
  blow: Blow,
  cover: boolean,
  { inner, mute }: { readonly inner: boolean; readonly mute: boolean },
  terms: Terms,
): readonly [AttackQuery, ...AttackQuery[]] {
  const { attacker, target, skill, profile } = blow;
  const unit = unitOf(state, attacker);
  const other = unitOf(state, target);
  const hp = healthOf(other);
  const first: AttackQuery = {
    ...PLAIN_ATTACK,
    dice: diceOf(profile, extraDice(state, blow)),
    mastery: masteryOf(unit, isSpell(unit, skill) ? 'am' : profile.kind === 'melee' ? 'mm' : 'rm'),
    damage: damageOf(profile, extraDamage(state, blow)),
    armour: armourAgainst(state, { target, inner }, profile),
    hp,
    shields: other.shields,
    attackerTokens: unit.inspire + unit.embers - costOf(unit, skill),
    defenderTokens: mute ? 0 : other.inspire,
    cover,
    critical: profile.kind === 'ranged' && isBoosted(unit, 'critical'),
    defended: !(profile.kind === 'melee' && hasTrait(other, 'warmachine')),
    secondChance: isBoosted(other, 'secondChance'),
    attackRerolls: {
      forced: [],
      own: attackRerolls(state, blow).map(({ reroll }) => ({
        most: reroll === 'any' ? Infinity : reroll,
        price: 0,
      })),
    },
    value: standardValue(hp, cardFor(other).hp),
    ...terms,
  };
  // §7.8: only the first attack has what lasts for one attack.
  return [first, ...Array.from({ length: (profile.times ?? 1) - 1 }, () => ({ ...first, critical: false }))];
}

/** §7.1: what is paid before the roll. */
const costOf = (unit: Unit, skill: string): number =>
  skillSet(unit.kind).attacks.find(({ id }) => id === skill)?.cost ?? 0;

/** §14.4: of an array's dice all that need not go to others go to this target. */
function diceOf({ dice }: AttackProfile, bonus: number): Amount {
  if (dice === 'd6') return { roll: 'd6', bonus };
  return dice === 'array' ? { roll: '2d6', bonus: bonus + 1 } : Math.max(1, dice + bonus);
}

const damageOf = ({ damage }: AttackProfile, bonus: number): Amount =>
  damage === 'd3' ? { roll: 'd3', bonus } : damage + bonus;

/** What comes of several cases; what is missing to certainty is no attack at all. */
function mixed(cases: readonly Chanced[], hp: number): ChainOdds {
  const damage = zeros(hp + 1);
  const sum = { kill: 0, mean: 0, worth: 0, attackerSpends: 0, defenderSpends: 0, meanBlanks: 0 };
  let rest = 1;
  for (const { chance, odds } of cases) {
    rest -= chance;
    odds.damage.forEach((some, placed) => {
      damage[placed] = (damage[placed] ?? 0) + chance * some;
    });
    sum.kill += chance * odds.kill;
    sum.mean += chance * odds.mean;
    sum.worth += chance * odds.worth;
    sum.attackerSpends += chance * odds.attackerSpends;
    sum.defenderSpends += chance * odds.defenderSpends;
    sum.meanBlanks += chance * odds.meanBlanks;
  }
  damage[0] = (damage[0] ?? 0) + Math.max(0, rest);
  return { ...sum, damage };
}
