import { same } from '@sanguine/kernel';
import type { BoardInteraction } from '@sanguine/ui/interaction/board-interaction.ts';
import { whyNotAt } from '../plan/why.ts';
import { NOTHING } from '../plan/selection.ts';
import { unitAt } from '../plan/targets.ts';
import type { FieldBoard } from './board-types.ts';

/**
 * Pressing a unit the decision names chooses it; pressing a foe or a spot selects it, and pressing a planned spot again plays
 * it.
 */
export const press: BoardInteraction<FieldBoard>['press'] = (context, place) => {
  const { view, seat, selection, targets, draft } = context;
  // The next corner is set on the ground itself.
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
      // One Inspire token of several is placed at once; for other choices a finger looks at the unit first.
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
