import type { Seat } from '@sanguine/kernel';
import { type UnitKind, UNITS } from '../content/kinds.ts';
import { DRAGON_COST, footCost, SHIP_COST } from '../content/terrain.ts';
import type { Area, Terrain } from '../content/map.ts';
import { atlasOf } from './atlas.ts';
import { enemyIn, hasKind } from './forces.ts';
import type { State } from './state.ts';
import { factionOf } from './tiles.ts';

/** §1.3: a sea area that can be part of a chain: an own ship and no other player's unit. */
function carries(state: State, seat: Seat, sea: Area): boolean {
  return hasKind(state, seat, sea, 'ship') && !enemyIn(state, seat, sea);
}

/** §8.4: the sea areas of the seat's chains that start next to an area. */
export function chainFrom(state: State, seat: Seat, from: Area): Area[] {
  const atlas = atlasOf(state);
  const chain: Area[] = [];
  for (const sea of atlas.seas(from)) if (carries(state, seat, sea)) chain.push(sea);
  for (let at = 0; at < chain.length; at++) {
    for (const sea of atlas.seas(chain[at] ?? from)) {
      if (!chain.includes(sea) && carries(state, seat, sea)) chain.push(sea);
    }
  }
  return chain;
}

/** Every area a unit in `from` can reach over own ships: the chain's areas and all adjacent ones. */
export function reachOver(state: State, chain: readonly Area[], from: Area): Set<Area> {
  const atlas = atlasOf(state);
  const reach = new Set<Area>();
  for (const sea of chain) {
    reach.add(sea);
    for (const shore of atlas.neighbours(sea)) reach.add(shore);
  }
  reach.delete(from);
  return reach;
}

/** Everywhere a step can lead: adjacent areas, and those over own ships; ships themselves only go to adjacent areas. */
export function waysFrom(state: State, seat: Seat, from: Area): readonly Area[] {
  const near = atlasOf(state).neighbours(from);
  const chain = chainFrom(state, seat, from);
  return chain.length === 0 ? near : [...new Set([...near, ...reachOver(state, chain, from)])];
}

/** Whether a unit may be in a terrain; deserts are harmless until the end of the turn (§8.6). */
export function mayStand(state: State, seat: Seat, kind: UnitKind, terrain: Terrain): boolean {
  switch (UNITS[kind].domain) {
    case 'air':
      return true;
    case 'sea':
      return terrain === 'sea';
    case 'fixed':
      return false;
    case 'land':
      if (terrain === 'mountain') return kind === 'undead' || factionOf(state, seat) === 'hillFolk';
      return terrain !== 'sea';
  }
}

/** §8.1: pips for one unit to enter a terrain; Infinity if it may not. */
export function enterCost(state: State, seat: Seat, kind: UnitKind, terrain: Terrain): number {
  switch (UNITS[kind].domain) {
    case 'air':
      return DRAGON_COST;
    case 'sea':
      return terrain === 'sea' ? SHIP_COST : Infinity;
    case 'fixed':
      return Infinity;
    case 'land': {
      const faction = factionOf(state, seat);
      return faction === 'none' ? Infinity : footCost(faction, terrain);
    }
  }
}
