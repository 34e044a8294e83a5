import type { Random, Seat, Viewer } from '@sanguine/kernel';
import { BATTLE_TILES, COUNTED_TILES } from '../content/battle-tiles.ts';
import { BUILD_POINTS } from '../content/factions.ts';
import { isTile, type TileKind } from '../content/kinds.ts';
import { atlasOf } from './atlas.ts';
import { buildCost } from './build.ts';
import { lowestCounted, swappedTile } from './battle.ts';
import { descending, withSwap } from './battle-tiles.ts';
import { cloneState } from './clone.ts';
import { unitsIn } from './forces.ts';
import type { BattleSide, FrameOf } from './frames.ts';
import type { Deployment } from './moves.ts';
import { without } from './multiset.ts';
import { HIDDEN, NOBODY, type Player, type State, type Tile } from './state.ts';
import { addTile, fullBag, pipsOf, pipSum, playerOf, removeTile, sortTiles } from './tiles.ts';

/** A full state that looks the same to the viewer: everything unseen is dealt at random. */
export function imagine(masked: State, viewer: Viewer, random: Random): State {
  const state = cloneState(masked);
  for (const seat of state.players.keys()) if (seat !== viewer) dealUnseen(state, seat, random);
  const frame = state.frames.at(-1);
  if (frame?.step === 'swap') {
    for (const side of frame.sides) if (side.seat !== viewer) imagineSide(state, side, random);
  }
  if (frame?.step === 'deploy') imagineDeployments(state, frame, random);
  return state;
}

/** How many random deals to try before the hand is given what it must be able to pay. */
const DEALS = 8;

/** §1.5: hand and bag together hold what is neither on the map nor discarded; how it is split is unknown. */
function dealUnseen(state: State, seat: Seat, random: Random): void {
  const player = playerOf(state, seat);
  const held = player.hand.length;
  const unseen = unseenTiles(state, seat);
  for (let deal = 0; deal < DEALS; deal++) {
    random.shuffle(unseen);
    if (canPay(state, player, seat, unseen.slice(0, held))) break;
    // A debt was made by a hand that could pay it: if no random deal can, the highest tiles can.
    if (deal === DEALS - 1) unseen.sort((a, b) => pipsOf(player.faction, b) - pipsOf(player.faction, a));
  }
  player.hand = sortTiles(unseen.slice(0, held));
  player.bag = sortTiles(unseen.slice(held));
}

/** Nobody runs up more debt than their hand can pay (§4.2, §8.7, §11.1), so a debt says something about the hand. */
function canPay(state: State, { faction }: Player, seat: Seat, hand: readonly TileKind[]): boolean {
  const frame = state.frames.at(-1);
  if (frame === undefined || seat !== state.active) return true;
  if (frame.step === 'march') return pipSum(faction, hand) >= frame.debt;
  if (frame.step !== 'capture' && frame.step !== 'construct') return true;
  return hand.some((tile) => pipsOf(faction, tile) >= frame.debt) || frame.debt === 0;
}

/** The seat's tiles whose place the viewer does not know: in hand, in the bag, or swapped in face down. */
export function unseenTiles(state: State, seat: Seat): TileKind[] {
  const player = playerOf(state, seat);
  if (player.faction === 'none') return [];
  const tiles = fullBag(player.faction);
  for (const tile of player.discard) removeTile(tiles, tile);
  for (let area = 0; area < state.units.length; area++) {
    for (const { seat: owner, kind } of unitsIn(state, area)) {
      if (owner === seat && isTile(kind)) removeTile(tiles, kind);
    }
  }
  const frame = state.frames.at(-1);
  if (frame?.step === 'swap') {
    const side = frame.sides.find((one) => one.seat === seat);
    const swap = side === undefined ? null : swappedTile(side);
    if (swap !== null) removeTile(tiles, swap);
  }
  return tiles;
}

/** Face-down battle tiles are any of the set; a hidden swap is any tile that fits what is shown, or none. */
function imagineSide(state: State, side: BattleSide, random: Random): void {
  const player = playerOf(state, side.seat);
  const secret = state.options.swapVisibility === 'secret';
  if (side.swap === 'hidden') settleHiddenSwap(player, side, secret, random);
  if (side.shown) fillShown(player, side, random);
  else side.tiles = drawFresh(player, side, random);
}

/** If swaps are public, some tile that hand and bag could hold was swapped in; if secret, perhaps none. */
function settleHiddenSwap(player: Player, side: BattleSide, secret: boolean, random: Random): void {
  const fits = (tile: Tile): boolean => fitsBelow(player, side, tile);
  const source = secret || !player.bag.some(fits) ? player.hand : player.bag;
  const pool = source.filter(fits);
  if (pool.length === 0 || (secret && random.int(2) === 0)) {
    side.swap = 'kept';
    return;
  }
  const tile = random.draw(pool);
  if (tile === HIDDEN) return;
  removeTile(source, tile);
  // The bag was dealt one tile too many, for the swapped-in one; if the hand gave that one, it gets the spare tile.
  if (!secret && source === player.hand) addTile(player.hand, random.draw(player.bag));
  side.swap = tile;
}

/**
 * A swapped-in tile that is not among the three shown ones is the fourth, face down, with fewer pips than the lowest of
 * them.
 */
function fitsBelow(player: Player, side: BattleSide, tile: Tile): boolean {
  if (!side.shown) return true;
  return side.tiles.length > COUNTED_TILES && pipsOf(player.faction, tile) < lowestCounted(side);
}

/** Pips of the swapped-in tile; 0 if there is none. */
function swapPips(player: Player, side: BattleSide): number {
  const tile = swappedTile(side);
  return tile === null ? 0 : pipsOf(player.faction, tile);
}

function drawFresh(player: Player, side: BattleSide, random: Random): number[] {
  const bag = [...BATTLE_TILES];
  const tiles = descending(Array.from({ length: side.tiles.length }, () => random.draw(bag)));
  const pips = swapPips(player, side);
  return pips === 0 ? tiles : withSwap(tiles, pips);
}

/**
 * The three counted tiles are known; the fourth, if any, is lower or equal: the hidden swap, or another battle tile of
 * the set.
 */
function fillShown(player: Player, side: BattleSide, random: Random): void {
  if (side.tiles.length <= COUNTED_TILES) return;
  const lowest = lowestCounted(side);
  const pips = swapPips(player, side);
  if (pips > 0 && pips < lowest) {
    side.tiles[COUNTED_TILES] = pips;
    return;
  }
  // The swapped-in tile does not come from the set.
  const counted = side.tiles.slice(0, COUNTED_TILES);
  const drawn = pips > 0 ? without(counted, [pips]) : counted;
  const below = without(BATTLE_TILES, drawn).filter((tile) => tile <= lowest);
  side.tiles[COUNTED_TILES] = below[random.int(Math.max(1, below.length))] ?? lowest;
}

/** §16: choices already made in secret are replaced with possible ones. */
function imagineDeployments(state: State, frame: FrameOf<'deploy'>, random: Random): void {
  for (const [seat, chosen] of frame.chosen.entries()) {
    if (chosen !== 'hidden') continue;
    const home = frame.areas[seat] ?? NOBODY;
    const port = atlasOf(state).seas(home)[0];
    const units: Deployment[] = [];
    let points = BUILD_POINTS;
    for (const kind of random.shuffle([...playerOf(state, seat).hand])) {
      if (kind === 'blank' || kind === HIDDEN || (kind === 'ship' && port === undefined)) continue;
      const cost = buildCost(state, seat, kind) ?? Infinity;
      if (cost > points) continue;
      points -= cost;
      units.push({ kind, area: kind === 'ship' ? (port ?? home) : home });
    }
    frame.chosen[seat] = units;
  }
}
