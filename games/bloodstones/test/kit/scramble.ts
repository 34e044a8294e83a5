import type { Random, Seat, Viewer } from '@sanguine/kernel';
import { BATTLE_TILES } from '../../content/battle-tiles.ts';
import { swappedTile } from '../../rules/battle.ts';
import { descending, withSwap } from '../../rules/battle-tiles.ts';
import type { BattleSide } from '../../rules/frames.ts';
import { HIDDEN, type Player, type State } from '../../rules/state.ts';
import { pipsOf, playerOf, removeTile, sortTiles } from '../../rules/tiles.ts';

/**
 * Another full state that looks the same to the viewer. By the rulebook (§1.5) others see how many tiles a hand and a
 * bag hold, never which; battle tiles stay secret until they are shown, and then only the three that count; a
 * swapped-in tile is known when it is shown among those three.
 */
export function scramble(state: State, viewer: Viewer, random: Random): State {
  for (const seat of state.players.keys()) {
    if (seat === viewer) continue;
    const side = sideOf(state, seat);
    if (side !== undefined) scrambleBattle(state, playerOf(state, seat), side, random);
    else shuffleTiles(playerOf(state, seat), random);
    scrambleDeployment(state, seat);
  }
  return state;
}

function sideOf(state: State, seat: Seat): BattleSide | undefined {
  const frame = state.frames.at(-1);
  return frame?.step === 'swap' ? frame.sides.find((side) => side.seat === seat) : undefined;
}

function shuffleTiles(player: Player, random: Random): void {
  const tiles = random.shuffle([...player.hand, ...player.bag]);
  const held = player.hand.length;
  player.hand = sortTiles(tiles.slice(0, held));
  player.bag = sortTiles(tiles.slice(held));
}

function scrambleBattle(state: State, player: Player, side: BattleSide, random: Random): void {
  if (side.shown) {
    // The counted three stay; a fourth tile below them, or a swap not among them, is left as it is.
    shuffleTiles(player, random);
    return;
  }
  const tile = swappedTile(side);
  if (tile === null) {
    shuffleTiles(player, random);
    side.tiles = freshTiles(side.tiles.length, random);
    return;
  }
  // With secret swaps others cannot even tell whether a tile was swapped in.
  player.hand.push(tile);
  shuffleTiles(player, random);
  const secret = state.options.swapVisibility === 'secret';
  if (secret && random.int(2) === 0) {
    side.swap = 'kept';
    side.tiles = freshTiles(side.tiles.length, random);
    return;
  }
  const chosen = player.hand[random.int(player.hand.length)];
  if (chosen === undefined || chosen === HIDDEN) throw new Error('a hidden tile in the whole truth');
  removeTile(player.hand, chosen);
  side.swap = chosen;
  side.tiles = withSwap(freshTiles(side.tiles.length, random), pipsOf(player.faction, chosen));
}

function freshTiles(count: number, random: Random): number[] {
  const bag = [...BATTLE_TILES];
  return descending(Array.from({ length: count }, () => random.draw(bag)));
}

/** A secret opening build could have been any other: here, an empty one. */
function scrambleDeployment(state: State, seat: Seat): void {
  const frame = state.frames.at(-1);
  if (frame?.step === 'deploy' && Array.isArray(frame.chosen[seat])) frame.chosen[seat] = [];
}
