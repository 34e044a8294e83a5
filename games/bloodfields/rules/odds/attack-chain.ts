import { attackOdds } from './attack-odds.ts';
import type { AttackQuery } from './attack-query.ts';
import { meanOf, zeros } from './chances.ts';

/** How things stand between two attacks on the same target. */
interface Standing {
  readonly hp: number;
  readonly shields: number;
  readonly secondChance: boolean;
  readonly attackerTokens: number;
  readonly defenderTokens: number;
}

/** What may come of several attacks on one target. */
export interface ChainOdds {
  /** The chance of each number of damage tokens placed by all of them. */
  readonly damage: readonly number[];
  readonly kill: number;
  readonly mean: number;
  readonly worth: number;
  /** How many tokens each side spends, on average. */
  readonly attackerSpends: number;
  readonly defenderSpends: number;
  /** How many natural blanks there are on average, in the attacks that are made. */
  readonly meanBlanks: number;
}

/** Chances of standings, those that are the same taken together. */
type Standings = Map<string, { readonly standing: Standing; chance: number }>;

function add(standings: Standings, standing: Standing, chance: number): void {
  const { hp, shields, secondChance, attackerTokens, defenderTokens } = standing;
  const key = `${hp},${shields},${secondChance},${attackerTokens},${defenderTokens}`;
  const known = standings.get(key);
  if (known === undefined) standings.set(key, { standing, chance });
  else known.chance += chance;
}

/** §7.6: how things stand after so many points, tokens having been spent as the bits say. */
function after(before: Standing, points: number, spenders: number): Standing {
  const { hp, shields, secondChance } = before;
  const spared = secondChance && points >= shields + hp;
  return {
    hp: spared ? 1 : Math.max(0, hp - Math.max(0, points - shields)),
    shields: Math.max(0, shields - points),
    secondChance: secondChance && !spared,
    attackerTokens: before.attackerTokens - (spenders & 1),
    defenderTokens: before.defenderTokens - (spenders >> 1),
  };
}

/**
 * §7.8, Attack Twice: attacks on one target, one after another until it is destroyed. The first question says how
 * things stand at first and what damage is worth; from the others all the rest is taken. Each attack is played as is
 * best for itself at its prices: what a token may still do in the next attack is what its price should say.
 */
export function chainOdds(attacks: readonly [AttackQuery, ...AttackQuery[]]): ChainOdds {
  const [{ hp: start, value, ...first }] = attacks;
  const { shields, secondChance, attackerTokens, defenderTokens } = first;
  const total = { worth: 0, attackerSpends: 0, defenderSpends: 0, meanBlanks: 0 };
  let standings: Standings = new Map();
  add(standings, { hp: start, shields, secondChance, attackerTokens, defenderTokens }, 1);
  for (const attack of attacks) {
    const next: Standings = new Map();
    for (const { standing, chance } of standings.values()) {
      if (standing.hp === 0) {
        add(next, standing, chance);
        continue;
      }
      const done = value[start - standing.hp] ?? 0;
      const rest = value.slice(start - standing.hp).map((worth) => worth - done);
      const odds = attackOdds({ ...attack, ...standing, value: rest });
      total.worth += chance * odds.worth;
      total.attackerSpends += chance * odds.attackerSpends;
      total.defenderSpends += chance * odds.defenderSpends;
      total.meanBlanks += chance * odds.meanBlanks;
      odds.joint.forEach((points, spenders) =>
        points.forEach((share, at) => {
          if (share > 0) add(next, after(standing, at, spenders), chance * share);
        }),
      );
    }
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
