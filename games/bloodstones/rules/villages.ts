import { type Refusal, refusal, type Seat } from '@sanguine/kernel';
import { type Area, VILLAGE_ROOM } from '../content/map.ts';
import { VILLAGE_COST } from '../content/terrain.ts';
import { atlasOf } from './atlas.ts';
import { citadelArea, hasEnemyPieces, hasKind, hasUnits } from './forces.ts';
import type { State } from './state.ts';
import { playerOf } from './tiles.ts';

/** The seat's villages on the map. */
export function villagesOf(state: State, seat: Seat): number {
  let count = 0;
  for (let area = 0; area < state.settlers.length; area++) {
    if (state.settlers[area] === seat) count += state.villages[area] ?? 0;
  }
  return count;
}

/** §11.4: neither village nor citadel on the map; units may remain. */
export function isWipedOut(state: State, seat: Seat): boolean {
  return !state.settlers.includes(seat) && citadelArea(state, seat) === undefined;
}

/**
 * §11.2: areas with an own village or the citadel, and every area with own units that is connected to them. Villages
 * may be placed in these areas and next to them.
 */
function network(state: State, seat: Seat): Set<Area> {
  const atlas = atlasOf(state);
  const linked = new Set<Area>();
  for (let area = 0; area < state.settlers.length; area++)
    if (state.settlers[area] === seat) linked.add(area);
  const citadel = citadelArea(state, seat);
  if (citadel !== undefined) linked.add(citadel);
  // Iterating a set includes items added meanwhile: the chain grows until no unit is left to join it.
  for (const area of linked) {
    for (const next of atlas.neighbours(area)) if (hasUnits(state, seat, next)) linked.add(next);
  }
  return linked;
}

/** §11.2: the areas in which a village is connected: the network and everything adjacent to it. */
export function connectedAreas(state: State, seat: Seat): Set<Area> {
  const atlas = atlasOf(state);
  const linked = network(state, seat);
  const connected = new Set(linked);
  for (const area of linked) for (const next of atlas.neighbours(area)) connected.add(next);
  return connected;
}

/** §4.2, §11.1: pips to capture or construct one village in an area. */
export function villageCost(state: State, area: Area): number {
  return VILLAGE_COST[atlasOf(state).terrain(area)];
}

/** Whether a village may be in an area at all (§11.3), regardless of connection and pips. */
export function refuseSite(state: State, seat: Seat, area: Area): Refusal | null {
  const room = VILLAGE_ROOM[atlasOf(state).terrain(area)];
  if (room === 0) return refusal('11.3', 'village.terrain', [`@${area}`]);
  if (hasKind(state, seat, area, 'citadel')) return refusal('11.3', 'village.citadel', [`@${area}`]);
  if (hasEnemyPieces(state, seat, area)) return refusal('11.3', 'village.enemy', [`@${area}`]);
  if ((state.villages[area] ?? 0) >= room) return refusal('11.3', 'village.full', [`@${area}`], { room });
  if (playerOf(state, seat).supply === 0) return refusal('11.3', 'village.supply');
  return null;
}

/** Where a village would be connected; a player who is wiped out may start again anywhere (§11.4). */
function openAreas(state: State, seat: Seat): Iterable<Area> {
  return isWipedOut(state, seat) ? atlasOf(state).areas : connectedAreas(state, seat);
}

/** Where a village could be placed now, regardless of pips. */
export function villageSites(state: State, seat: Seat): Area[] {
  const sites: Area[] = [];
  for (const area of openAreas(state, seat)) if (refuseSite(state, seat, area) === null) sites.push(area);
  return sites;
}

/** Phase 4 is asked only if there is a site and something to pay with. */
export function maySettleNow(state: State, seat: Seat): boolean {
  const { hand, supply } = playerOf(state, seat);
  if (supply === 0) return false;
  const free = state.options.wipedOutVillage === 'free' && isWipedOut(state, seat);
  if (hand.length === 0 && !free) return false;
  for (const area of openAreas(state, seat)) if (refuseSite(state, seat, area) === null) return true;
  return false;
}
