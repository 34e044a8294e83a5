import type { Seat } from '@sanguine/kernel';
import { bloodfields } from '../../index.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { groundUse } from '../plan/ground-use.ts';
import type { Selection, View } from '../plan/selection.ts';
import { spotsFor } from '../plan/spots.ts';
import { targetsOf } from '../plan/targets.ts';
import type { Choices } from './board-types.ts';

const NONE: Choices = { moves: [], targets: new Map(), use: null, spots: [] };

/** Lists are long to make, and the same whatever is in hand. */
const listed = new WeakMap<View, Map<Seat, readonly AnyMove[]>>();

function movesOf(view: View, seat: Seat): readonly AnyMove[] {
  const lists = listed.get(view) ?? new Map<Seat, readonly AnyMove[]>();
  listed.set(view, lists);
  const moves = lists.get(seat) ?? bloodfields.moves(view, seat);
  lists.set(seat, moves);
  return moves;
}

/** Empty if the viewer may not act now. */
export function choicesFor(view: View, seat: Seat | null, selection: Selection): Choices {
  if (seat === null) return NONE;
  const moves = movesOf(view, seat);
  const use = groundUse(view, seat, selection);
  const spots = spotsFor(view, seat, selection, use, moves);
  return { moves, use, spots, targets: targetsOf(view, seat, selection, moves, spots) };
}
