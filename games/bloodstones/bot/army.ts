import type { Seat } from '@sanguine/kernel';
import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { forceOf } from '../rules/forces.ts';
import type { Clash } from '../rules/frames.ts';
import type { State } from '../rules/state.ts';
import { factionOf } from '../rules/tiles.ts';
import { atlasOf } from '../rules/atlas.ts';
import { type Army, likelySwaps, victoryChance } from './chance.ts';

/** A force as it stands, or as it would be. */
export function armyOf(
  state: State,
  seat: Seat,
  area: Area,
  units: readonly UnitKind[] = forceOf(state, seat, area),
): Army {
  return { faction: factionOf(state, seat), units, swaps: likelySwaps(state, seat) };
}

/** The attacker's chance in a battle at hand. */
export function clashChance(state: State, { area, attacker, defender }: Clash): number {
  return victoryChance(
    armyOf(state, attacker, area),
    armyOf(state, defender, area),
    atlasOf(state).terrain(area),
  );
}
