import { attackOdds } from './attack-odds.ts';
import type { AttackQuery } from './attack-query.ts';
import { meanOf, zeros } from './chances.ts';
import type { Reroll, Rerolls } from './reroll.ts';
import { ATTACKER_TOKEN, DEFENDER_TOKEN, marksIn, type Once } from './uses.ts';

/** The state of things between two attacks on the same target. */
interface Standing {
  readonly hp: number;
  readonly shields: number;
  readonly secondChance: boolean;
  readonly attackerTokens: number;
  readonly defenderTokens: number;
  /** Charms used up so far, by their marks. */
  readonly used: number;
}

/** The odds of several attacks on one target. */
export interface ChainOdds {
  /** The chance of each number of damage tokens they place together. */
  readonly damage: readonly number[];
  readonly kill: number;
  readonly mean: number;
  readonly worth: number;
  /** How many tokens each side spends on average. */
  readonly attackerSpends: number;
  readonly defenderSpends: number;
  /** The average number of natural blanks in the attacks that are made. */
  readonly meanBlanks: number;
}

/** One way a unit's part may go: its chance, the charms used up on the way, and the unit's attacks. */
export interface AttackCase {
  readonly chance: number;
  readonly uses: number;
  readonly attacks: readonly AttackQuery[];
}

/** The chances of standings, equal ones merged. */
type Standings = Map<number, { readonly standing: Standing; chance: number }>;

function add(standings: Standings, standing: Standing, chance: number): void {
  const { hp, shields, secondChance, attackerTokens, defenderTokens, used } = standing;
  const tokens = attackerTokens * 64 + defenderTokens;
  const key = (((used * 4096 + tokens) * 64 + shields) * 64 + hp) * 2 + (secondChance ? 1 : 0);
  const known = standings.get(key);
  if (known === undefined) standings.set(key, { standing, chance });
  else known.chance += chance;
}

/** §7.6: the standing after this many points; `uses`: the tokens and charms used, as bits. */
function after(before: Standing, points: number, uses: number): Standing {
  const { hp, shields, secondChance } = before;
  const spared = secondChance && points >= shields + hp;
  return {
    hp: spared ? 1 : Math.max(0, hp - Math.max(0, points - shields)),
    shields: Math.max(0, shields - points),
    secondChance: secondChance && !spared,
    attackerTokens: before.attackerTokens - ((uses & ATTACKER_TOKEN) === 0 ? 0 : 1),
    defenderTokens: before.defenderTokens - ((uses & DEFENDER_TOKEN) === 0 ? 0 : 1),
    used: before.used | marksIn(uses),
  };
}

const isLeft = ({ mark = 0 }: Pick<Reroll, 'mark'>, used: number): boolean => (mark & used) === 0;
const stillLeft = (one: Once | null, used: number): Once | null =>
  one !== null && isLeft(one, used) ? one : null;
const rerollsLeft = ({ forced, own }: Rerolls, used: number): Rerolls => ({
  forced: forced.filter((one) => isLeft(one, used)),
  own: own.filter((one) => isLeft(one, used)),
});

/** An attack as it would be made in this standing. */
function asThingsStand(attack: AttackQuery, standing: Standing, value: readonly number[]): AttackQuery {
  const { hp, shields, secondChance, attackerTokens, defenderTokens, used } = standing;
  const now = { ...attack, hp, shields, secondChance, attackerTokens, defenderTokens, value };
  if (used === 0) return now;
  return {
    ...now,
    attackRerolls: rerollsLeft(attack.attackRerolls, used),
    defenceRerolls: rerollsLeft(attack.defenceRerolls, used),
    pebble: stillLeft(attack.pebble, used),
    bead: stillLeft(attack.bead, used),
    guard: stillLeft(attack.guard, used),
  };
}

/** The target before the first of several attacks, and what damage to it is worth. */
export type Target = Pick<AttackQuery, 'hp' | 'shields' | 'secondChance' | 'defenderTokens' | 'value'>;

/**
 * §7.8: attacks on one target, one after another until it is destroyed: first those of one unit, then of the next. The
 * target gives the first standing and what damage is worth; the attacks give the rest, the first of each unit also its
 * tokens. Each attack is played as is best for itself at its prices: a price should include what a token or a charm may still
 * do in the next attack. The chance missing to 1 is for no attack at all.
 */
export function casesOdds(target: Target, units: readonly (readonly AttackCase[])[]): ChainOdds {
  const { hp: start, value, shields, secondChance, defenderTokens } = target;
  const total = { worth: 0, attackerSpends: 0, defenderSpends: 0, meanBlanks: 0 };
  const strike = (standings: Standings, attack: AttackQuery): Standings => {
    const next: Standings = new Map();
    for (const { standing, chance } of standings.values()) {
      if (standing.hp === 0) {
        add(next, standing, chance);
        continue;
      }
      const done = value[start - standing.hp] ?? 0;
      const rest = standing.hp === start ? value : value.slice(start - standing.hp).map((one) => one - done);
      const odds = attackOdds(asThingsStand(attack, standing, rest));
      total.worth += chance * odds.worth;
      total.attackerSpends += chance * odds.attackerSpends;
      total.defenderSpends += chance * odds.defenderSpends;
      total.meanBlanks += chance * odds.meanBlanks;
      for (const { uses, chances } of odds.joint) {
        for (let points = 0; points < chances.length; points++) {
          const share = chances[points] ?? 0;
          if (share > 0) add(next, after(standing, points, uses), chance * share);
        }
      }
    }
    return next;
  };
  let standings: Standings = new Map();
  add(standings, { hp: start, shields, secondChance, attackerTokens: 0, defenderTokens, used: 0 }, 1);
  for (const cases of units) {
    const next: Standings = new Map();
    let rest = 1;
    for (const { chance: likely, uses, attacks } of cases) {
      rest -= likely;
      const [first] = attacks;
      let here: Standings = new Map();
      for (const { standing, chance } of standings.values()) {
        const attackerTokens = first?.attackerTokens ?? 0;
        add(here, { ...standing, attackerTokens, used: standing.used | uses }, chance * likely);
      }
      for (const attack of attacks) here = strike(here, attack);
      for (const { standing, chance } of here.values()) add(next, { ...standing, attackerTokens: 0 }, chance);
    }
    if (rest > 0) for (const { standing, chance } of standings.values()) add(next, standing, chance * rest);
    standings = next;
  }
  const damage = zeros(start + 1);
  for (const { standing, chance } of standings.values()) {
    const placed = start - standing.hp;
    damage[placed] = (damage[placed] ?? 0) + chance;
  }
  return {
    damage,
    kill: damage[start] ?? 0,
    mean: meanOf(damage),
    ...total,
    worth: total.worth + (value[0] ?? 0),
  };
}

/** §7.8, Attack Twice: attacks of one unit; the first also gives the first standing. */
export const chainOdds = (attacks: readonly [AttackQuery, ...AttackQuery[]]): ChainOdds =>
  casesOdds(attacks[0], [[{ chance: 1, uses: 0, attacks }]]);
