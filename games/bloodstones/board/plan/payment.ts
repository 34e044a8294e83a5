import type { Seat } from '@sanguine/kernel';
import type { TileKind } from '../../content/kinds.ts';
import { cheapest, type Due } from '../../rules/due.ts';
import type { Discard, Pay } from '../../rules/moves.ts';
import { HIDDEN } from '../../rules/state.ts';
import { playerOf } from '../../rules/tiles.ts';
import type { Selection, View } from './selection.ts';

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

/** The tiles in these places of the hand. */
export function tilesAt(view: View, seat: Seat, places: readonly number[]): TileKind[] {
  const { hand } = playerOf(view, seat);
  return places.flatMap((place): TileKind[] => {
    const tile = hand[place];
    return tile === undefined || tile === HIDDEN ? [] : [tile];
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
  const tiles = tilesAt(view, seat, laidOut(view, seat, selection, due));
  return tiles.length === 0 ? null : { do: due.verb, tiles };
}
