import type { Seat } from '@sanguine/kernel';
import type { TileKind } from '../../content/kinds.ts';
import { cheapest, type Due } from '../../rules/due.ts';
import type { Discard, Pay } from '../../rules/moves.ts';
import { HIDDEN } from '../../rules/state.ts';
import { playerOf } from '../../rules/tiles.ts';
import type { Selection, View } from './selection.ts';

/** The hand positions these tiles are taken from. */
export function placesOf(view: View, seat: Seat, tiles: readonly TileKind[]): number[] {
  const left = [...tiles];
  return playerOf(view, seat).hand.flatMap((tile, place) => {
    const at = left.findIndex((one) => one === tile);
    if (at < 0) return [];
    left.splice(at, 1);
    return [place];
  });
}

/** The tiles at these hand positions. */
export function tilesAt(view: View, seat: Seat, places: readonly number[]): TileKind[] {
  const { hand } = playerOf(view, seat);
  return places.flatMap((place): TileKind[] => {
    const tile = hand[place];
    return tile === undefined || tile === HIDDEN ? [] : [tile];
  });
}

/** The hand positions of the payment: those the player tapped, else the cheapest. */
export function laidOut(view: View, seat: Seat, selection: Selection, due: Due): readonly number[] {
  return selection.tiles ?? placesOf(view, seat, cheapest(view, seat, due) ?? []);
}

/** Tapping a tile adds it to the payment or removes it; where one tile pays, it replaces the other. */
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
  // If the number is complete, the first tile makes room.
  const room = due.by === 'count' && places.length >= due.count ? places.slice(1) : places;
  return [...room, place].toSorted((a, b) => a - b);
}

/** The payment as laid out, legal or not; null if no tile is laid out. */
export function paymentMove(view: View, seat: Seat, selection: Selection, due: Due): Pay | Discard | null {
  const tiles = tilesAt(view, seat, laidOut(view, seat, selection, due));
  return tiles.length === 0 ? null : { do: due.verb, tiles };
}
