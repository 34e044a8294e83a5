import type { Seat } from '@sanguine/kernel';
import type { TileKind } from '../content/kinds.ts';
import { leanPayments } from './payment.ts';
import type { State } from './state.ts';
import { picksOf, pipSum, playerOf, tileFacts } from './tiles.ts';

/**
 * Tiles that must leave the hand: as many as cover the pips (`sum`), one that does (`one`), or a number of any kind
 * (`count`).
 */
export interface Due {
  readonly verb: 'pay' | 'discard';
  readonly by: 'sum' | 'one' | 'count';
  readonly count: number;
}

/** What the active player has to pay before anything else ends (§3.3, §4.2, §7.1, §8.7, §11.1); null if nothing. */
export function dueNow(state: State): Due | null {
  const open = state.frames.at(-1);
  switch (open?.step) {
    case 'march':
      return { verb: 'pay', by: 'sum', count: open.debt };
    case 'capture':
    case 'construct':
      return open.debt > 0 ? { verb: 'pay', by: 'one', count: open.debt } : null;
    case 'build':
      return { verb: 'discard', by: 'count', count: open.cost };
    case 'idle':
      return { verb: 'discard', by: 'count', count: 1 };
    default:
      return null;
  }
}

/**
 * All payments of which no tile could be left out, the least costly first: fewest pips, then keeping high tiles, then fewest tiles, then the units that
 * are cheapest to build, with a blank before all of them.
 */
export function payments(state: State, seat: Seat, due: Due): TileKind[][] {
  const { faction } = playerOf(state, seat);
  return waysToPay(state, seat, due).toSorted(
    (a, b) =>
      pipSum(faction, a) - pipSum(faction, b) ||
      highest(state, seat, a) - highest(state, seat, b) ||
      a.length - b.length ||
      worth(state, seat, a) - worth(state, seat, b),
  );
}

/** The payment proposed, and assumed by every forecast until another is chosen; null if the hand cannot pay. */
export function cheapest(state: State, seat: Seat, due: Due): readonly TileKind[] | null {
  return payments(state, seat, due)[0] ?? null;
}

/** §8.7: whether one of the tiles could be left out. */
export function isWasteful(state: State, seat: Seat, tiles: readonly TileKind[]): boolean {
  const due = dueNow(state);
  const { faction } = playerOf(state, seat);
  const paid = pipSum(faction, tiles);
  return due?.by === 'sum' && tiles.some((tile) => paid - pipSum(faction, [tile]) >= due.count);
}

function waysToPay(state: State, seat: Seat, { by, count }: Due): TileKind[][] {
  const player = playerOf(state, seat);
  switch (by) {
    case 'sum':
      return leanPayments(player, count);
    case 'one':
      return picksOf(player.hand, 1).filter((tiles) => pipSum(player.faction, tiles) >= count);
    case 'count':
      return picksOf(player.hand, count);
  }
}

function highest(state: State, seat: Seat, tiles: readonly TileKind[]): number {
  const { faction } = playerOf(state, seat);
  return Math.max(0, ...tiles.map((tile) => pipSum(faction, [tile])));
}

/** The tiles' total build cost, a blank counting less than any unit. */
function worth(state: State, seat: Seat, tiles: readonly TileKind[]): number {
  const { faction } = playerOf(state, seat);
  return tiles.reduce((sum, tile) => sum + (tileFacts(faction, tile).cost ?? -1), 0);
}
