import { same, type Seat } from '@sanguine/kernel';
import type { Place } from '../../content/provinces.ts';
import { clanOf } from '../../rules/clans.ts';
import { sortFigures } from '../../rules/figures.ts';
import { invadeCost } from '../../rules/invade.ts';
import { MARCH_COST } from '../../rules/march.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { RECALL_COST } from '../../rules/recall.ts';
import { type Selection, stepOf, type View } from './selection.ts';

/** A place that can be pressed, to make a move or to select it. */
export type Target =
  | {
      readonly place: Place;
      readonly kind: 'go' | 'fight';
      readonly move: AnyMove;
      /** The price in Rage; null if there is none. */
      readonly cost: number | null;
    }
  | { readonly place: Place; readonly kind: 'choose' };

/** What pressing each place would do with this selection. */
export function targetsOf(
  view: View,
  seat: Seat,
  selection: Selection,
  moves: readonly AnyMove[],
): ReadonlyMap<Place, Target> {
  const targets = new Map<Place, Target>();
  for (const move of moves) {
    const target = targetOf(view, seat, selection, move);
    if (target !== null && !targets.has(target.place)) targets.set(target.place, target);
  }
  return targets;
}

function targetOf(view: View, seat: Seat, selection: Selection, move: AnyMove): Target | null {
  switch (move.do) {
    case 'invade':
    case 'recall': {
      const from = move.do === 'recall' ? 'valhalla' : 'reserve';
      if (selection.held !== 'figure' || selection.figure !== move.figure || selection.from !== from)
        return null;
      return { place: move.to, kind: 'go', move, cost: entryCost(view, seat, move) };
    }
    case 'march':
      if (selection.held === 'verb' && selection.verb === 'march')
        return { place: move.from, kind: 'choose' };
      return selection.held === 'place' &&
        selection.place === move.from &&
        same(sortFigures(selection.troop), move.figures)
        ? { place: move.to, kind: 'go', move, cost: MARCH_COST }
        : null;
    case 'pillage':
    case 'challenge':
      return selection.held === 'verb' && selection.verb === move.do
        ? { place: move.province, kind: 'fight', move, cost: null }
        : null;
    case 'ride':
      return { place: move.to, kind: 'go', move, cost: null };
    case 'join':
      return { place: move.from, kind: 'choose' };
    default:
      return null;
  }
}

function entryCost(view: View, seat: Seat, move: Extract<AnyMove, { do: 'invade' | 'recall' }>): number {
  if (move.do === 'recall') return RECALL_COST;
  return stepOf(view) === 'free' ? 0 : invadeCost(clanOf(view, seat), move.figure);
}
