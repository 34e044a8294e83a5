import type { AttackQuery } from './attack-query.ts';
import { meanOf, sumOf, zeros } from './chances.ts';
import type { Defence } from './defence.ts';
import { ATTACKER_TOKEN, chancesFor, DEFENDER_TOKEN, type Used } from './uses.ts';
import { placedFor, type Wounds } from './wounds.ts';

/** The outcomes of an attack and their chances. */
export interface AttackOdds {
  /** The chance of each number of damage tokens placed, from 0 to the target's hit points. */
  readonly damage: readonly number[];
  readonly kill: number;
  readonly mean: number;
  /** The value of the damage, minus the attacker's prices, plus the defender's. */
  readonly worth: number;
  /** How often each side spends a token. */
  readonly attackerSpends: number;
  readonly defenderSpends: number;
  /** How often the target's second chance is used up. */
  readonly spared: number;
  /** §7.7: the chance of each number of natural blanks, and their average. */
  readonly blanks: readonly number[];
  readonly meanBlanks: number;
  /** Chances by what was used, then by points taken (shields first, up to all shields and hit points). */
  readonly joint: readonly Used[];
}

/** Chances of attack rolls that stand, by what was used, then by hits and criticals. */
export interface Strikes {
  readonly most: number;
  readonly chances: Used[];
  readonly blanks: number[];
}

export const noStrikes = (most: number): Strikes => ({ most, chances: [], blanks: zeros(most + 1) });

/** The unsaved hits of the attack rolls, by what both sides used. */
function unsavedOf({ most, chances }: Strikes, defence: Defence): Used[] {
  const all: Used[] = [];
  for (const { uses, chances: byHits } of chances) {
    for (let hits = 0; hits <= most; hits++) {
      for (let criticals = 0; criticals <= most - hits; criticals++) {
        const chance = byHits[hits * (most + 1) + criticals] ?? 0;
        if (chance === 0) continue;
        for (const end of defence.odds(hits, criticals).ends) {
          const unsaved = chancesFor(all, uses | end.uses, () => zeros(most + 1));
          for (let at = 0; at <= hits + criticals; at++) {
            unsaved[at] = (unsaved[at] ?? 0) + chance * (end.chances[at] ?? 0);
          }
        }
      }
    }
  }
  return all;
}

/** The points dealt by unsaved hits. */
export function pointsOf(unsaved: readonly Used[], wounds: Wounds): Used[] {
  const all: Used[] = [];
  for (const { uses, chances } of unsaved) {
    for (let hits = 0; hits < chances.length; hits++) {
      const chance = chances[hits] ?? 0;
      if (chance === 0) continue;
      for (const end of wounds.points[hits] ?? []) {
        const points = chancesFor(all, uses | end.uses, () => zeros(wounds.reach + 1));
        for (let at = 0; at <= wounds.reach; at++) {
          points[at] = (points[at] ?? 0) + chance * (end.chances[at] ?? 0);
        }
      }
    }
  }
  return all;
}

/** §7.5, §7.6: from the attack rolls that stand to damage tokens. */
export function spreadOf(
  query: AttackQuery,
  wounds: Wounds,
  defence: Defence,
  strikes: Strikes,
  worth: number,
): AttackOdds {
  const joint = pointsOf(unsavedOf(strikes, defence), wounds);
  const damage = zeros(query.hp + 1);
  let [last, attackerSpends, defenderSpends] = [0, 0, 0];
  for (const { uses, chances } of joint) {
    for (let at = 0; at <= wounds.reach; at++) {
      const placed = placedFor(at, query);
      damage[placed] = (damage[placed] ?? 0) + (chances[at] ?? 0);
    }
    last += chances[wounds.reach] ?? 0;
    if ((uses & ATTACKER_TOKEN) !== 0) attackerSpends += sumOf(chances);
    if ((uses & DEFENDER_TOKEN) !== 0) defenderSpends += sumOf(chances);
  }
  return {
    damage,
    kill: query.secondChance ? 0 : last,
    mean: meanOf(damage),
    worth,
    attackerSpends,
    defenderSpends,
    spared: query.secondChance ? last : 0,
    blanks: strikes.blanks,
    meanBlanks: meanOf(strikes.blanks),
    joint,
  };
}

/** One of several cases: its chance, and what was used before it, at what price to the defender. */
export interface Weighed {
  readonly chance: number;
  readonly odds: AttackOdds;
  readonly uses: number;
  readonly price: number;
}

/** The odds of several cases together. */
export function weighed(cases: readonly Weighed[], hp: number): AttackOdds {
  const damage = zeros(hp + 1);
  const blanks: number[] = [];
  const joint: Used[] = [];
  const sum = { kill: 0, mean: 0, worth: 0, attackerSpends: 0, defenderSpends: 0, spared: 0, meanBlanks: 0 };
  for (const { chance, odds, uses, price } of cases) {
    addAll(damage, odds.damage, chance);
    addAll(blanks, odds.blanks, chance);
    for (const one of odds.joint) {
      addAll(
        chancesFor(joint, one.uses | uses, () => []),
        one.chances,
        chance,
      );
    }
    sum.kill += chance * odds.kill;
    sum.mean += chance * odds.mean;
    sum.worth += chance * (odds.worth + price);
    sum.attackerSpends += chance * odds.attackerSpends;
    sum.defenderSpends += chance * odds.defenderSpends;
    sum.spared += chance * odds.spared;
    sum.meanBlanks += chance * odds.meanBlanks;
  }
  return { ...sum, damage, blanks, joint };
}

function addAll(sums: number[], chances: readonly number[], share: number): void {
  while (sums.length < chances.length) sums.push(0);
  chances.forEach((chance, at) => {
    sums[at] = (sums[at] ?? 0) + share * chance;
  });
}
