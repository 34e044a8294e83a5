import type { Random, Seat, PlayContext } from '@sanguine/kernel';
import { BATTLE_TILES, COUNTED_TILES } from '../content/battle-tiles.ts';
import type { TileKind } from '../content/kinds.ts';
import { beginAftermath } from './aftermath.ts';
import { descending, rawTotal, withSwap } from './battle-tiles.ts';
import { itemsOf } from './clash.ts';
import type { Event, Reckoning } from './events.ts';
import { forceOf, hasKind } from './forces.ts';
import type { BattleSide, Clash, FrameOf } from './frames.ts';
import { withdrawal } from './retreat.ts';
import type { State } from './state.ts';
import { drawCount, strengthOf } from './strength.ts';
import { addTile, factionOf, pipsOf, playerOf, removeTile } from './tiles.ts';

/** §9: a battle begins with the defender's chance to withdraw, if there is one. */
export function startBattle(state: State, clash: Clash, context: PlayContext<Event>): void {
  context.emit({ e: 'battle.began', ...clash });
  const { barred } = withdrawal(state, clash);
  if (barred === null) {
    state.frames.push({ step: 'stand', ...clash });
    return;
  }
  context.emit({ e: 'battle.held', seat: clash.defender, area: clash.area, why: barred });
  drawBattleTiles(state, clash, context);
}

/** §9.3: each side draws from its own set and sees only its own tiles. */
export function drawBattleTiles(state: State, clash: Clash, context: PlayContext<Event>): void {
  const { attacker, defender, area } = clash;
  const ours = forceOf(state, attacker, area);
  const theirs = forceOf(state, defender, area);
  const first = drawSide(attacker, drawCount(ours, theirs), context);
  const second = drawSide(defender, drawCount(theirs, ours), context);
  // §9.4: the attacker decides first; against the Corsairs, always the other side.
  const sides: [BattleSide, BattleSide] =
    factionOf(state, attacker) === 'corsairs' ? [second, first] : [first, second];
  state.frames.push({ step: 'swap', ...clash, sides });
  askForSwaps(state, context);
}

function drawSide(seat: Seat, count: number, context: PlayContext<Event>): BattleSide {
  const random: Random = context.hidden(seat);
  const bag = [...BATTLE_TILES];
  const tiles = descending(Array.from({ length: count }, () => random.draw(bag)));
  context.emit({ e: 'battle.drew', seat, tiles: [...tiles] });
  return { seat, tiles, swap: 'open', shown: false };
}

/** The side whose decision is due. */
export function sideToDecide(frame: FrameOf<'swap'>): BattleSide | undefined {
  return frame.sides.find((side) => side.swap === 'open');
}

/**
 * §9.4: every side with a tile in hand is asked, whether a swap would help or not; an empty hand has nothing to decide.
 */
function askForSwaps(state: State, context: PlayContext<Event>): void {
  const frame = state.frames.at(-1);
  if (frame?.step !== 'swap') return;
  for (const side of frame.sides) {
    if (side.swap !== 'open') continue;
    if (playerOf(state, side.seat).hand.length > 0) return;
    side.swap = 'kept';
    showToCorsairs(state, frame, side, context);
  }
  reveal(state, frame, context);
}

/** §9.4: a tile from hand replaces the lowest battle tile; null keeps it. */
export function decideSwap(
  state: State,
  frame: FrameOf<'swap'>,
  tile: TileKind | null,
  context: PlayContext<Event>,
): void {
  const side = sideToDecide(frame);
  if (side === undefined) throw new Error('nobody is asked for a swap');
  side.swap = tile ?? 'kept';
  if (tile !== null) {
    const player = playerOf(state, side.seat);
    removeTile(player.hand, tile);
    side.tiles = withSwap(side.tiles, pipsOf(player.faction, tile));
  }
  const secret = state.options.swapVisibility === 'secret';
  context.emit({ e: 'battle.decided', seat: side.seat, tile, secret });
  showToCorsairs(state, frame, side, context);
  askForSwaps(state, context);
}

/** §9.4: before the Corsairs decide they see the other side's three counted tiles, and so does everybody. */
function showToCorsairs(
  state: State,
  frame: FrameOf<'swap'>,
  side: BattleSide,
  context: PlayContext<Event>,
): void {
  const other = frame.sides.find((one) => one !== side);
  if (other === undefined || factionOf(state, other.seat) !== 'corsairs') return;
  side.shown = true;
  context.reveal();
  context.emit({ e: 'battle.shown', seat: side.seat, tiles: counted(side) });
}

/** Pips of the lowest tile that counts. */
export function lowestCounted(side: BattleSide): number {
  return side.tiles[COUNTED_TILES - 1] ?? 0;
}

function counted(side: BattleSide): number[] {
  return side.tiles.slice(0, COUNTED_TILES);
}

/** The hand tile a side has swapped in. */
export function swappedTile(side: BattleSide): TileKind | null {
  return side.swap === 'open' || side.swap === 'kept' || side.swap === 'hidden' ? null : side.swap;
}

/** §9.5: three tiles each plus modifiers; the higher total wins, a tie goes to a defending Shield or is refought. */
function reveal(state: State, frame: FrameOf<'swap'>, context: PlayContext<Event>): void {
  context.reveal();
  const { area, attacker, defender } = frame;
  const clash: Clash = { area, attacker, defender };
  const ours = reckon(state, clash, attacker, frame.sides);
  const theirs = reckon(state, clash, defender, frame.sides);
  context.emit({ e: 'battle.revealed', area, attacker: ours, defender: theirs });
  for (const side of frame.sides) {
    const tile = swappedTile(side);
    if (tile === null) continue;
    addTile(playerOf(state, side.seat).discard, tile);
    // Not earlier: everybody sees it, but a swap may be secret until the reveal (§16).
    if (side.seat === state.active) state.spent = true;
  }
  state.frames.pop();
  if (ours.total > theirs.total) beginAftermath(state, clash, attacker, context);
  else if (ours.total < theirs.total || hasKind(state, defender, area, 'shield'))
    beginAftermath(state, clash, defender, context);
  else {
    context.emit({ e: 'battle.tied', area });
    drawBattleTiles(state, clash, context);
  }
}

function reckon(state: State, clash: Clash, seat: Seat, sides: readonly BattleSide[]): Reckoning {
  const side = sides.find((one) => one.seat === seat);
  if (side === undefined) throw new Error(`seat ${seat} has no side in the battle`);
  const items = itemsOf(state, clash, seat);
  const total = rawTotal(side.tiles) + strengthOf(items);
  return { seat, tiles: counted(side), swap: swappedTile(side), items, total };
}
