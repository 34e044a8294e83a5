import type { Seat } from '@sanguine/kernel';
import { type Figure, FIGURES } from '../../content/clan.ts';
import { type Place, PLACES, YGGDRASIL } from '../../content/provinces.ts';
import type { State } from '../../rules/state.ts';

/** A figure on the board with its spot: a village, a berth, a seat under the tree. */
export interface PlacedPiece {
  readonly id: string;
  readonly seat: Seat;
  readonly figure: Figure;
  readonly at: Place;
  readonly slot: number;
}

/**
 * Assigns spots to all figures, given the previous ones: figures that stayed keep their spot, and those that moved keep
 * their id, so that moves can be animated. Spots are for display only; the rules have none.
 */
export function placed(before: readonly PlacedPiece[], view: State): readonly PlacedPiece[] {
  const stayed: PlacedPiece[] = [];
  const gone = [...before];
  const come: Omit<PlacedPiece, 'id' | 'slot'>[] = [];
  for (const at of PLACES) {
    for (const [seat, clan] of view.clans.entries()) {
      for (const figure of clan.figures[at]) {
        const same = gone.findIndex(
          (piece) => piece.seat === seat && piece.figure === figure && piece.at === at,
        );
        const [piece] = same < 0 ? [] : gone.splice(same, 1);
        if (piece === undefined) come.push({ seat, figure, at });
        else stayed.push(piece);
      }
    }
  }
  if (come.length === 0 && gone.length === 0) return before;
  const pieces = [...stayed];
  const used = new Set(before.map(({ id }) => id));
  for (const { seat, figure, at } of come) {
    const moved = gone.findIndex((piece) => piece.seat === seat && piece.figure === figure);
    const [piece] = moved < 0 ? [] : gone.splice(moved, 1);
    const id = piece?.id ?? newId(used, seat, figure);
    used.add(id);
    pieces.push({ id, seat, figure, at, slot: freeSlot(pieces, seat, figure, at) });
  }
  return pieces.toSorted(byRank);
}

function newId(used: ReadonlySet<string>, seat: Seat, figure: Figure): string {
  for (let number = 1; ; number++) {
    const id = `${seat} ${figure} ${number}`;
    if (!used.has(id)) return id;
  }
}

/** The first free spot; a clan's Warriors share one under the tree, which has no limit of figures. */
function freeSlot(pieces: readonly PlacedPiece[], seat: Seat, figure: Figure, at: Place): number {
  const there = pieces.filter((piece) => piece.at === at);
  if (at === YGGDRASIL && figure === 'warrior') {
    const comrade = there.find((piece) => piece.seat === seat && piece.figure === 'warrior');
    if (comrade !== undefined) return comrade.slot;
  }
  for (let slot = 0; ; slot++) if (there.every((piece) => piece.slot !== slot)) return slot;
}

/** A drawing order that does not change while pieces move. */
function byRank(one: PlacedPiece, other: PlacedPiece): number {
  const rank = ({ figure }: PlacedPiece): number => FIGURES.indexOf(figure);
  return one.seat - other.seat || rank(one) - rank(other) || one.id.localeCompare(other.id);
}
