import type { Seat } from '@sanguine/kernel';
import type { BoardInteraction } from '@sanguine/ui/interaction/board-interaction.ts';
import { type Figure, FIGURES } from '../../content/clan.ts';
import type { Place } from '../../content/provinces.ts';
import { isFjord } from '../../rules/atlas.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { chipsFor, movable, proposedTroop, savedWith, troopWith } from '../plan/chips.ts';
import { NOTHING, type Selection, stepOf, type View } from '../plan/selection.ts';
import { whyNotAt } from '../plan/why.ts';
import type { Choices, RingBoard } from './board-types.ts';

/** What pressing something on the board does; with `nothing`, the caller may ask why. */
type Answer = { readonly selects: Selection } | { readonly plays: AnyMove } | { readonly nothing: true };

const NONE: Answer = { nothing: true };

export const press: BoardInteraction<RingBoard>['press'] = (context, place, { means, element }) => {
  const { view, seat, selection } = context;
  // Only a mouse is precise enough to mean a single figure.
  const named = means === 'mouse' ? element.getAttribute('data-figure') : null;
  const figure = FIGURES.find((one) => one === named) ?? null;
  const answer = pressing(view, seat, selection, context, place, figure);
  if ('selects' in answer) return { does: answer, lookFirst: false };
  return 'plays' in answer
    ? { does: { plays: [answer.plays] }, lookFirst: true }
    : { refused: whyNotAt(view, seat, selection, place) };
};

/** Handles a press on a place, or on one of the seat's own figures in it. */
export function pressing(
  view: View,
  seat: Seat,
  selection: Selection,
  { moves, targets }: Choices,
  place: Place,
  figure: Figure | null,
): Answer {
  const own = figure === null ? null : ownFigure(view, seat, selection, moves, place, figure);
  if (own !== null) return own;
  const target = targets.get(place);
  if (target !== undefined && 'move' in target) return { plays: target.move };
  if (target?.kind === 'choose') return chosen(view, seat, moves, place);
  if (stepOf(view) !== 'action') return NONE;
  const busy =
    selection.held === 'figure' ||
    selection.held === 'victims' ||
    (selection.held === 'verb' && !isFjord(place)) ||
    (selection.held === 'place' && selection.troop.length > 0 && selection.place !== place);
  if (busy) return NONE;
  const again = selection.held === 'place' && selection.place === place;
  return { selects: again ? NOTHING : { held: 'place', place, troop: [] } };
}

/**
 * §10.2, §7: a highlighted place with the player's own figures: a single one is sent at once, else the place is
 * selected to choose from.
 */
function chosen(view: View, seat: Seat, moves: readonly AnyMove[], place: Place): Answer {
  const joins = moves.filter((move) => move.do === 'join' && move.from === place);
  const [only] = joins;
  if (joins.length === 1 && only !== undefined) return { plays: only };
  const troop = stepOf(view) === 'action' && !isFjord(place) ? proposedTroop(view, seat, place) : [];
  return { selects: { held: 'place', place, troop } };
}

/** A press on a single figure: sends, saves or sacrifices it, or adds it to the troop. */
function ownFigure(
  view: View,
  seat: Seat,
  selection: Selection,
  moves: readonly AnyMove[],
  place: Place,
  figure: Figure,
): Answer | null {
  switch (stepOf(view)) {
    case 'call': {
      const join = moves.find((move) => move.do === 'join' && move.from === place && move.figure === figure);
      return join === undefined ? null : { plays: join };
    }
    case 'tide': {
      const keep = moves.find((move) => move.do === 'keep' && move.figure === figure);
      return keep === undefined ? null : { plays: keep };
    }
    case 'rescue': {
      const selects = savedWith(view, seat, selection, place, figure);
      return selects === null ? null : { selects };
    }
    case 'action': {
      if (selection.held === 'victims') {
        const chip = chipsFor(view, seat, selection).find(
          (one) => one.at === place && one.figure === figure && !one.on,
        );
        return chip === undefined ? null : { selects: chip.next };
      }
      const idle =
        selection.held === 'nothing' ||
        (selection.held === 'place' && (selection.troop.length === 0 || selection.place === place));
      return idle && movable(view, seat, place).includes(figure)
        ? { selects: troopWith(view, seat, selection, place, figure) }
        : null;
    }
    default:
      return null;
  }
}
