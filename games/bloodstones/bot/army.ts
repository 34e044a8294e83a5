import type { Seat } from '@sanguine/kernel';
import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { forceOf } from '../rules/forces.ts';
import type { Clash } from '../rules/frames.ts';
import { factionOf } from '../rules/tiles.ts';
import { type Army, likelySwaps, victoryChance } from './chance.ts';
import type { Survey } from './survey.ts';

/** An army of any seat with these units. */
export function armyOf({ view, seat: viewer }: Survey, seat: Seat, units: readonly UnitKind[]): Army {
  return { faction: factionOf(view, seat), units, swaps: likelySwaps(view, seat, viewer) };
}

/** The army a seat has in an area. */
export function armyIn(survey: Survey, seat: Seat, area: Area): Army {
  return armyOf(survey, seat, forceOf(survey.view, seat, area));
}

/** The attacker's chance in a battle that is due. */
export function clashChance(survey: Survey, { area, attacker, defender }: Clash): number {
  const terrain = survey.atlas.terrain(area);
  return victoryChance(armyIn(survey, attacker, area), armyIn(survey, defender, area), terrain);
}
