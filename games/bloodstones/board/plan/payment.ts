import type { Seat } from '@sanguine/kernel';
import type { TileKind } from '../../content/kinds.ts';
import type { Discard, Pay } from '../../rules/moves.ts';
import { paymentsFor } from '../../rules/payment.ts';
import { HIDDEN } from '../../rules/state.ts';
import { picksOf, pipSum, playerOf, tileFacts } from '../../rules/tiles.ts';
import type { Selection, View } from './selection.ts';

/** Tiles that are to leave the hand: for pips with as many as it takes, for pips with one tile, or so many of any kind. */
export interface Due {
  readonly verb: 'pay' | 'discard';
  readonly by: 'sum' | 'one' | 'count';
  readonly count: number;
}

/** What has to be paid before anything else ends; null: nothing. */
export function dueNow(view: View): Due | null {
  const open = view.frames.at(-1);
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
 * The payment that gives least away: fewest pips, then the high tiles kept, then fewest tiles, then the units that are
 * cheapest to build, a blank before all of them; null: the hand cannot pay.
 */
export function cheapest(view: View, seat: Seat, due: Due): readonly TileKind[] | null {
  const player = playerOf(view, seat);
  const { faction } = player;
  const best = waysToPay(view, seat, due).toSorted(
    (a, b) =>
      pipSum(faction, a) - pipSum(faction, b) ||
      highest(view, seat, a) - highest(view, seat, b) ||
      a.length - b.length ||
      worth(view, seat, a) - worth(view, seat, b),
  );
  return best[0] ?? null;
}

function waysToPay(view: View, seat: Seat, { by, count }: Due): TileKind[][] {
  const player = playerOf(view, seat);
  switch (by) {
    case 'sum':
      return paymentsFor(player, count);
    case 'one':
      return picksOf(player.hand, 1).filter((tiles) => pipSum(player.faction, tiles) >= count);
    case 'count':
      return picksOf(player.hand, count);
  }
}

function highest(view: View, seat: Seat, tiles: readonly TileKind[]): number {
  const { faction } = playerOf(view, seat);
  return Math.max(0, ...tiles.map((tile) => pipSum(faction, [tile])));
}

/** What tiles would be worth as units. */
function worth(view: View, seat: Seat, tiles: readonly TileKind[]): number {
  const { faction } = playerOf(view, seat);
  return tiles.reduce((sum, tile) => sum + (tileFacts(faction, tile).cost ?? -1), 0);
}

/** The places in the hand that tiles are taken from. */
export function placesOf(view: View, seat: Seat, tiles: readonly TileKind[]): number[] {
  const left = [...tiles];
  return playerOf(view, seat).hand.flatMap((tile, place) => {
    const at = left.findIndex((one) => one === tile);
    if (at < 0) return [];
    left.splice(at, 1);
    return [place];
  });
}

/** The places of the tiles laid out: those tapped, else those proposed. */
export function laidOut(view: View, seat: Seat, selection: Selection, due: Due): readonly number[] {
  return selection.tiles ?? placesOf(view, seat, cheapest(view, seat, due) ?? []);
}

/** A tile tapped: taken away or laid to the others; where one tile pays, it takes the other's place. */
export function tapped(
  view: View,
  seat: Seat,
  selection: Selection,
  due: Due,
  place: number,
): readonly number[] {
  const places = laidOut(view, seat, selection, due);
  if (due.by === 'one' || (due.by === 'count' && due.count === 1)) return [place];
  if (places.includes(place)) return places.filter((one) => one !== place);
  // The first of a full number makes room.
  const room = due.by === 'count' && places.length >= due.count ? places.slice(1) : places;
  return [...room, place].toSorted((a, b) => a - b);
}

/** The payment as laid out, right or not; null: no tile lies there. */
export function paymentMove(view: View, seat: Seat, selection: Selection, due: Due): Pay | Discard | null {
  const { hand } = playerOf(view, seat);
  const tiles = laidOut(view, seat, selection, due).flatMap((place): TileKind[] => {
    const tile = hand[place];
    return tile === undefined || tile === HIDDEN ? [] : [tile];
  });
  return tiles.length === 0 ? null : { do: due.verb, tiles };
}
