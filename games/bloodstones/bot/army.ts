import type { Seat } from '@sanguine/kernel';
import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { forceOf } from '../rules/forces.ts';
import type { Clash } from '../rules/frames.ts';
import { factionOf } from '../rules/tiles.ts';
import { type Army, likelySwaps, victoryChance } from './chance.ts';
import type { Outlook } from './outlook.ts';

/** A force as it would be, of any seat. */
export function armyOf({ view, seat: viewer }: Outlook, seat: Seat, units: readonly UnitKind[]): Army {
  return { faction: factionOf(view, seat), units, swaps: likelySwaps(view, seat, viewer) };
}

/** A force as it stands. */
export function armyIn(outlook: Outlook, seat: Seat, area: Area): Army {
  return armyOf(outlook, seat, forceOf(outlook.view, seat, area));
}

/** The attacker's chance in a battle at hand. */
export function clashChance(outlook: Outlook, { area, attacker, defender }: Clash): number {
  const terrain = outlook.atlas.terrain(area);
  return victoryChance(armyIn(outlook, attacker, area), armyIn(outlook, defender, area), terrain);
}
