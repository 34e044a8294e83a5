import type { Random, Seat } from '@sanguine/kernel';
import { type Faction, FACTION_FACTS, FACTIONS, type TileFacts } from '../content/factions.ts';
import { TILE_KINDS, type TileKind } from '../content/kinds.ts';
import { HIDDEN, type Player, type State, type Tile } from './state.ts';

const ORDER: Readonly<Record<Tile, number>> = {
  ...(Object.fromEntries(TILE_KINDS.map((kind, index) => [kind, index])) as Record<TileKind, number>),
  [HIDDEN]: TILE_KINDS.length,
};

const NO_TILE: TileFacts = { count: 0, cost: null, pips: 0 };

/** Cost and pips of a faction's tile (§1.2). */
export function tileFacts(faction: Faction | 'none', tile: Tile): TileFacts {
  if (faction === 'none' || tile === HIDDEN) return NO_TILE;
  return FACTION_FACTS[faction].tiles[tile] ?? NO_TILE;
}

export function pipsOf(faction: Faction | 'none', tile: Tile): number {
  return tileFacts(faction, tile).pips;
}

export function pipSum(faction: Faction | 'none', tiles: readonly Tile[]): number {
  let sum = 0;
  for (const tile of tiles) sum += pipsOf(faction, tile);
  return sum;
}

/** The most pips one tile of the hand can pay. */
export function bestPips(player: Player): number {
  let best = 0;
  for (const tile of player.hand) best = Math.max(best, pipsOf(player.faction, tile));
  return best;
}

/** All tiles of each faction: a search imagines bags thousands of times. */
const FULL_BAGS = new Map(
  FACTIONS.map((faction) => [
    faction,
    TILE_KINDS.flatMap((kind) => Array<TileKind>(FACTION_FACTS[faction].tiles[kind]?.count ?? 0).fill(kind)),
  ]),
);

/** All 36 tiles of a faction, sorted. */
export const fullBag = (faction: Faction): TileKind[] => [...(FULL_BAGS.get(faction) ?? [])];

/** By insertion: the lists are short and mostly sorted already. */
export function sortTiles<T extends Tile>(tiles: readonly T[]): T[] {
  const sorted: T[] = [];
  for (const tile of tiles) addTile(sorted, tile);
  return sorted;
}

export function addTile<T extends Tile>(tiles: T[], tile: T): void {
  let at = tiles.length;
  while (at > 0 && ORDER[tiles[at - 1] ?? tile] > ORDER[tile]) at--;
  tiles.splice(at, 0, tile);
}

export function removeTile(tiles: Tile[], tile: Tile): void {
  const at = tiles.indexOf(tile);
  if (at < 0) throw new Error(`no ${tile} among the tiles`);
  tiles.splice(at, 1);
}

/** From hand to discard pile, face up (§3.2). */
export function discard(state: State, seat: Seat, tiles: readonly Tile[]): void {
  const player = playerOf(state, seat);
  for (const tile of tiles) {
    removeTile(player.hand, tile);
    addTile(player.discard, tile);
  }
  if (seat === state.active) state.spent = true;
}

/** Draws one random tile from the bag into the hand. */
export function drawTile(player: Player, random: Random): Tile {
  const tile = random.draw(player.bag);
  addTile(player.hand, tile);
  return tile;
}

export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`nobody sits at ${seat}`);
  return player;
}

export function factionOf(state: State, seat: Seat): Faction | 'none' {
  return playerOf(state, seat).faction;
}

export function isHorde(state: State, seat: Seat): boolean {
  return factionOf(state, seat) === 'chaosHorde';
}

/** The distinct kinds in a sorted list of tiles, in order. */
export function kindsIn(tiles: readonly Tile[]): TileKind[] {
  const kinds: TileKind[] = [];
  for (const tile of tiles) if (tile !== HIDDEN && tile !== kinds.at(-1)) kinds.push(tile);
  return kinds;
}

/** All distinct choices of `size` tiles from a (sorted) hand. */
export function picksOf(hand: readonly Tile[], size: number): TileKind[][] {
  const picks: TileKind[][] = [];
  const extend = (from: number, pick: readonly TileKind[]): void => {
    if (pick.length === size) {
      picks.push([...pick]);
      return;
    }
    for (let at = from; at < hand.length; at++) {
      const tile = hand[at];
      // Of equal tiles only the first is used, so that each choice comes up once.
      if (tile === undefined || tile === HIDDEN || (at > from && tile === hand[at - 1])) continue;
      extend(at + 1, [...pick, tile]);
    }
  };
  extend(0, []);
  return picks;
}

/** All distinct choices of tiles from a hand; hands are small. */
export function* choicesOf(hand: readonly Tile[]): Iterable<TileKind[]> {
  for (let size = 1; size <= hand.length; size++) yield* picksOf(hand, size);
}
