import type { AttackQuery } from './attack-query.ts';
import { meanOf, sumOf, zeros } from './chances.ts';
import type { Defence } from './defence.ts';
import { placedFor, type Wounds } from './wounds.ts';

/** What may come of an attack, and how likely it is. */
export interface AttackOdds {
  /** The chance of each number of damage tokens placed, from 0 to the target's hit points. */
  readonly damage: readonly number[];
  readonly kill: number;
  readonly mean: number;
  /** The value of the damage, less the attacker's prices and more the defender's. */
  readonly worth: number;
  /** How often each side spends a token. */
  readonly attackerSpends: number;
  readonly defenderSpends: number;
  /** How often the target's second chance is used up. */
  readonly spared: number;
  /** §7.7: the chance of each number of natural blanks, and how many there are on average. */
  readonly blanks: readonly number[];
  readonly meanBlanks: number;
  /**
   * Chances by who spends a token (bit 1 the attacker, bit 2 the defender), then by points taken, shields first, up to
   * all shields and hit points.
   */
  readonly joint: readonly (readonly number[])[];
}

/** Chances of attack rolls that stand, without and with a token spent, by hits and criticals. */
export interface Strikes {
  readonly most: number;
  readonly chances: readonly [number[], number[]];
  readonly blanks: number[];
}

export function noStrikes(most: number): Strikes {
  const size = (most + 1) * (most + 1);
  return { most, chances: [zeros(size), zeros(size)], blanks: zeros(most + 1) };
}

/** Adds the unsaved hits that come of some attack rolls, without and with a token of the defender's. */
function defend(strikes: Strikes, defence: Defence, spender: 0 | 1, free: number[], spent: number[]): void {
  const { most, chances } = strikes;
  const byHits = chances[spender];
  for (let hits = 0; hits <= most; hits++) {
    for (let criticals = 0; criticals <= most - hits; criticals++) {
      const chance = byHits[hits * (most + 1) + criticals] ?? 0;
      if (chance === 0) continue;
      const odds = defence.odds(hits, criticals);
      for (let unsaved = 0; unsaved <= hits + criticals; unsaved++) {
        free[unsaved] = (free[unsaved] ?? 0) + chance * (odds.free[unsaved] ?? 0);
        spent[unsaved] = (spent[unsaved] ?? 0) + chance * (odds.spent[unsaved] ?? 0);
      }
    }
  }
}

function pointsOf(unsaved: readonly number[], wounds: Wounds): number[] {
  const points = zeros(wounds.reach + 1);
  for (let hits = 0; hits < unsaved.length; hits++) {
    const chance = unsaved[hits] ?? 0;
    const row = wounds.points[hits];
    if (chance === 0 || row === undefined) continue;
    for (let at = 0; at <= wounds.reach; at++) points[at] = (points[at] ?? 0) + chance * (row[at] ?? 0);
  }
  return points;
}

/** §7.5, §7.6: from the attack rolls that stand to damage tokens. */
export function spreadOf(
  query: AttackQuery,
  wounds: Wounds,
  defence: Defence,
  strikes: Strikes,
  worth: number,
): AttackOdds {
  const none = zeros(strikes.most + 1);
  const [neither, attacker, defender, both] = [[...none], [...none], [...none], none];
  defend(strikes, defence, 0, neither, defender);
  defend(strikes, defence, 1, attacker, both);
  const joint = [neither, attacker, defender, both].map((unsaved) => pointsOf(unsaved, wounds));
  const damage = zeros(query.hp + 1);
  let last = 0;
  for (const points of joint) {
    for (let at = 0; at <= wounds.reach; at++) {
      const placed = placedFor(at, query);
      damage[placed] = (damage[placed] ?? 0) + (points[at] ?? 0);
    }
    last += points[wounds.reach] ?? 0;
  }
  return {
    damage,
    kill: query.secondChance ? 0 : last,
    mean: meanOf(damage),
    worth,
    attackerSpends: sumOf(attacker) + sumOf(both),
    defenderSpends: sumOf(defender) + sumOf(both),
    spared: query.secondChance ? last : 0,
    blanks: strikes.blanks,
    meanBlanks: meanOf(strikes.blanks),
    joint,
  };
}
