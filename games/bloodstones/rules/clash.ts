import type { Seat } from '@sanguine/kernel';
import { atlasOf } from './atlas.ts';
import { forceOf } from './forces.ts';
import type { Clash } from './frames.ts';
import type { State } from './state.ts';
import { type ForceInBattle, type Item, itemise } from './strength.ts';
import { factionOf } from './tiles.ts';

/** The other side of a battle. */
export function opponentOf({ attacker, defender }: Clash, seat: Seat): Seat {
  return seat === attacker ? defender : attacker;
}

function inBattle(state: State, { area }: Clash, seat: Seat): ForceInBattle {
  return { faction: factionOf(state, seat), units: forceOf(state, seat, area) };
}

/** §9.5: what one side's units add in the battle. */
export function itemsOf(state: State, clash: Clash, seat: Seat): Item[] {
  const { area, attacker } = clash;
  const own = inBattle(state, clash, seat);
  const enemy = inBattle(state, clash, opponentOf(clash, seat));
  return itemise(own, enemy, atlasOf(state).terrain(area), seat === attacker);
}
