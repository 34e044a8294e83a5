import { same } from '@sanguine/kernel';
import type { BoardInteraction } from '@sanguine/ui/interaction/board-interaction.ts';
import { whyNotAt } from '../plan/why.ts';
import { NOTHING } from '../plan/selection.ts';
import { unitAt } from '../plan/targets.ts';
import type { FieldBoard } from './board-types.ts';

/**
 * Pressing a unit that the decision names chooses it; pressing a foe or a spot takes it into hand, and pressing a planned
 * spot again plays it.
 */
export const press: BoardInteraction<FieldBoard>['press'] = (context, place) => {
  const { view, seat, selection, targets, draft } = context;
  // The ground itself takes the next corner.
  if (selection.pinning) return { refused: null };
  const target = targets.get(place);
  if (target === undefined) {
    const unit = unitAt(place);
    const refused = unit === null ? null : whyNotAt(view, seat, unit);
    return { refused };
  }
  switch (target.kind) {
    case 'spot': {
      const { spot } = target;
      const again = draft !== null && same(draft.move, spot.move) && draft.refusal === null;
      const plays =
        again && view.frames.at(-1)?.step !== 'activate' && view.frames.at(-1)?.step !== 'support';
      const turn = spot.move.do === 'fan' ? spot.move.direction : selection.turn;
      const from = spot.move.do === 'aim' ? spot.move.from : selection.from;
      return {
        does: plays
          ? { plays: [spot.move] }
          : {
              selects: { ...selection, target: null, corners: [], way: spot.way, pinning: false, turn, from },
            },
        lookFirst: false,
      };
    }
    case 'choose': {
      const { unit, move } = target;
      if (move.do === 'activate')
        return {
          does: selection.unit === unit ? { plays: [move] } : { selects: { ...NOTHING, unit } },
          lookFirst: false,
        };
      // A token is one of many: it is placed at once. Who is struck or leaves is looked at first.
      return { does: { plays: [move] }, lookFirst: move.do !== 'inspire' };
    }
    case 'foe': {
      const { unit } = target;
      return {
        does: {
          selects: { ...selection, target: selection.target === unit ? null : unit, way: [], corners: [] },
        },
        lookFirst: false,
      };
    }
  }
};
