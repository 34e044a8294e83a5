import type { Seat } from '@sanguine/kernel';
import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { forceOf } from '../rules/forces.ts';
import type { Clash } from '../rules/frames.ts';
import { factionOf } from '../rules/tiles.ts';
import { type Army, likelySwaps, victoryChance } from './chance.ts';
import type { Survey } from './survey.ts';

/** A state and the seat whose hand is known. */
type Viewpoint = Pick<Survey, 'view' | 'seat'>;

/** An army of any seat with these units. */
export function armyOf({ view, seat: viewer }: Viewpoint, seat: Seat, units: readonly UnitKind[]): Army {
  return { faction: factionOf(view, seat), units, swaps: likelySwaps(view, seat, viewer) };
}

/** The army a seat has in an area. */
export function armyIn(survey: Viewpoint, seat: Seat, area: Area): Army {
  return armyOf(survey, seat, forceOf(survey.view, seat, area));
}

/** The attacker's chance in a battle that is due. */
export function clashChance(
  survey: Viewpoint & Pick<Survey, 'atlas'>,
  { area, attacker, defender }: Clash,
): number {
  const terrain = survey.atlas.terrain(area);
  return victoryChance(armyIn(survey, attacker, area), armyIn(survey, defender, area), terrain);
}
