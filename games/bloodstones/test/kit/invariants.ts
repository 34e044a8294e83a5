import type { Seat } from '@sanguine/kernel';
import { type Faction, FACTION_FACTS, VILLAGES } from '../../content/factions.ts';
import { isTile, TILE_KINDS, UNITS } from '../../content/kinds.ts';
import { VILLAGE_ROOM } from '../../content/map.ts';
import { atlasOf } from '../../rules/atlas.ts';
import { swappedTile } from '../../rules/battle.ts';
import { unitsIn } from '../../rules/forces.ts';
import { HIDDEN, NOBODY, type Player, type State, type Tile } from '../../rules/state.ts';
import { fullBag, sortTiles } from '../../rules/tiles.ts';

/** What holds in every state of every game. */
export function invariants(state: State): readonly string[] {
  const problems: string[] = [];
  for (const [seat, player] of state.players.entries()) {
    const { faction } = player;
    if (faction === 'none') continue;
    problems.push(
      ...tileProblems(state, seat, player, faction),
      ...stockProblems(state, seat, player, faction),
    );
  }
  return [...problems, ...villageProblems(state), ...unitProblems(state)];
}

/** The order in which piles are kept. */
const ORDER: ReadonlyMap<Tile, number> = new Map(
  [...TILE_KINDS, HIDDEN as Tile].map((tile, at): [Tile, number] => [tile, at]),
);

const placeOf = (tile: Tile): number => ORDER.get(tile) ?? ORDER.size;

/** How many tiles there are of each kind. */
function countsOf(tiles: readonly Tile[]): Uint8Array {
  const counts = new Uint8Array(ORDER.size + 1);
  for (const tile of tiles) counts[placeOf(tile)] = (counts[placeOf(tile)] ?? 0) + 1;
  return counts;
}

const sameCounts = (one: Uint8Array, other: Uint8Array): boolean =>
  one.every((count, kind) => count === other[kind]);

const fullBags = new Map<Faction, Uint8Array>();

/** Cached, because it is needed at every position of every game. */
function fullBagOf(faction: Faction): Uint8Array {
  const full = fullBags.get(faction) ?? countsOf(fullBag(faction));
  fullBags.set(faction, full);
  return full;
}

/** Each of a faction's 36 tiles is in exactly one place. */
function tileProblems(state: State, seat: Seat, player: Player, faction: Faction): string[] {
  const onMap: Tile[] = [];
  for (const stack of state.units) {
    for (const unit of stack) {
      if (unit.seat === seat && isTile(unit.kind)) onMap.push(unit.kind);
    }
  }
  const all = [...player.hand, ...player.bag, ...player.discard, ...onMap, ...inBattle(state, seat)];
  const problems: string[] = [];
  if (!sameCounts(countsOf(all), fullBagOf(faction)))
    problems.push(`${faction} has ${all.length} tiles: ${sortTiles(all).join(' ')}`);
  for (const pile of [player.hand, player.bag, player.discard]) {
    if (!inOrder(pile)) problems.push(`a pile of ${faction} is out of order`);
  }
  return problems;
}

/** Whether a pile is sorted as `sortTiles` would, without sorting it: this is asked at every position of every game. */
function inOrder(pile: readonly Tile[]): boolean {
  return pile.every((tile, at) => at === 0 || placeOf(pile[at - 1] ?? tile) <= placeOf(tile));
}

function inBattle(state: State, seat: Seat): Tile[] {
  const frame = state.frames.at(-1);
  if (frame?.step !== 'swap') return [];
  const sides = frame.sides.filter((side) => side.seat === seat);
  return sides.flatMap((side) => swappedTile(side) ?? []);
}

function stockProblems(state: State, seat: Seat, player: Player, faction: Faction): string[] {
  const problems: string[] = [];
  const units = state.units.flat().filter((unit) => unit.seat === seat);
  const undead = units.filter((unit) => unit.kind === 'undead').length;
  if (undead + player.pool !== FACTION_FACTS[faction].undead)
    problems.push(`${faction} has ${undead} Undead on the map and ${player.pool} beside it`);
  if (units.filter((unit) => unit.kind === 'citadel').length > 1)
    problems.push(`${faction} has two citadels`);
  for (const count of [player.supply, player.pool, player.vp])
    if (count < 0) problems.push(`${faction} owes something`);
  return problems;
}

function villageProblems(state: State): string[] {
  const atlas = atlasOf(state);
  const problems: string[] = [];
  let placed = 0;
  for (const area of atlas.areas) {
    const count = state.villages[area] ?? 0;
    const settler = state.settlers[area] ?? NOBODY;
    placed += count;
    if (count > VILLAGE_ROOM[atlas.terrain(area)]) problems.push(`${count} villages in area ${area}`);
    if (count > 0 !== (settler !== NOBODY)) problems.push(`area ${area} is settled by nobody`);
    if (count > 0 && unitsIn(state, area).some((unit) => unit.kind === 'citadel' && unit.seat === settler)) {
      problems.push(`a village with its citadel in area ${area}`);
    }
  }
  const stock = state.players.reduce((sum, player) => sum + player.supply + player.capturedVillages, placed);
  const settlers = state.players.filter(
    (player) => player.faction !== 'none' && player.faction !== 'chaosHorde',
  ).length;
  if (stock !== settlers * VILLAGES) problems.push(`${stock} villages in all`);
  return problems;
}

function unitProblems(state: State): string[] {
  const atlas = atlasOf(state);
  const problems: string[] = [];
  let cutiecorns = 0;
  for (const area of atlas.areas) {
    const terrain = atlas.terrain(area);
    for (const { seat, kind } of unitsIn(state, area)) {
      const { domain } = UNITS[kind];
      const hillFolk = state.players[seat]?.faction === 'hillFolk';
      if (domain === 'sea' && terrain !== 'sea') problems.push(`a ship on land in area ${area}`);
      if ((domain === 'land' || domain === 'fixed') && terrain === 'sea')
        problems.push(`${kind} at sea in area ${area}`);
      // The Cutiecorn stays where it was won, even from Hill Folk in the mountains (§15.4).
      const climbs = hillFolk || kind === 'undead' || kind === 'cutiecorn';
      if (domain === 'land' && terrain === 'mountain' && !climbs)
        problems.push(`${kind} in the mountains of area ${area}`);
      if (kind === 'cutiecorn') {
        cutiecorns++;
        const others = unitsIn(state, area).filter((unit) => unit.kind !== 'cutiecorn');
        if (others.length > 0 && others.every((unit) => unit.seat !== seat))
          problems.push(`the Cutiecorn is alone among enemies in area ${area}`);
      }
    }
    const seats = new Set(unitsIn(state, area).map((unit) => unit.seat));
    if (state.frames.length === 0 && seats.size > 1) problems.push(`area ${area} is contested after the end`);
  }
  if (cutiecorns > (state.options.cutiecorn === 'on' ? 1 : 0)) problems.push(`${cutiecorns} Cutiecorns`);
  return problems;
}
