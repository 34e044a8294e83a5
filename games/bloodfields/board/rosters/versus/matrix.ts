import { inches } from '../../../content/inches.ts';
import { bestOf, type DuelAttack, duelAttacks } from '../../../rules/forecast/duel.ts';
import type { Mustered, Roster } from '../../../rules/roster/roster.ts';
import { tidyRoster } from '../../../rules/roster/roster.ts';

/** What the best attack of one unit does to another. */
export interface Meeting {
  readonly skill: string;
  readonly mean: number;
  readonly kill: number;
}

/** Units of a roster, those of one kind with the same items only once. */
export const distinct = (roster: Roster): Mustered[] =>
  [...Map.groupBy(tidyRoster(roster), ({ kind, items }) => [kind, ...items].join()).values()].flatMap(
    ([first]) => first ?? [],
  );

/** The distances at which a unit's attacks are weakest: in contact, and at the end of each range. */
function distancesOf(unit: Mustered, target: Mustered): number[] {
  const near = duelAttacks(unit, target, inches(1)).map(({ profile }) => profile.range);
  return [0, inches(1), ...NEAR_AND_FAR, ...near.filter((range) => range > 0)];
}

/** Distances at which shots with a least distance become possible. */
const NEAR_AND_FAR = [inches(8), inches(12), inches(16)];

/** The best of one unit's attacks on another: melee in contact, shots and spells from as far away as possible. */
function meetingOf(unit: Mustered, target: Mustered): Meeting | null {
  const farthest = new Map<string, { readonly distance: number; readonly attack: DuelAttack }>();
  for (const distance of distancesOf(unit, target)) {
    for (const attack of duelAttacks(unit, target, distance)) {
      const known = farthest.get(attack.skill);
      if (known === undefined || known.distance < distance) farthest.set(attack.skill, { distance, attack });
    }
  }
  const best = bestOf([...farthest.values()].map(({ attack }) => attack));
  return best === undefined ? null : { skill: best.skill, mean: best.odds.mean, kill: best.odds.kill };
}

/** Every unit of one roster against every unit of the other. */
export const matrixOf = (
  attackers: readonly Mustered[],
  targets: readonly Mustered[],
): (Meeting | null)[][] => attackers.map((unit) => targets.map((target) => meetingOf(unit, target)));
