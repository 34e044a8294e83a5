import type { BoardInteraction } from '@sanguine/ui/interaction/board-interaction.ts';
import { unitAt } from '../../rules/figures.ts';
import { commanded, NOTHING } from '../plan/selection.ts';
import { whyNotAt } from '../plan/why.ts';
import type { GladeBoard } from './board-types.ts';

/**
 * Pressing a space plays its highlighted move, selects or deselects one of the player's pieces, or says why nothing is
 * possible.
 */
export const press: BoardInteraction<GladeBoard>['press'] = (context, space) => {
  const { view, seat, selection, targets, plan } = context;
  const target = targets.get(space);
  const unit = unitAt(view, space);
  if (target?.kind === 'choose')
    return unit === null
      ? { refused: null }
      : { does: { selects: { ...selection, target: unit, blood: null } }, lookFirst: false };
  // On touch, the first press only previews, except when placing.
  if (target !== undefined) return { does: { plays: [target.move] }, lookFirst: target.move.do !== 'place' };
  if (unit !== null && selection.card === null && commanded(view, seat).includes(unit))
    return { does: { selects: selection.unit === unit ? NOTHING : { ...NOTHING, unit } }, lookFirst: false };
  return { refused: whyNotAt(view, seat, selection, plan, space) };
};
