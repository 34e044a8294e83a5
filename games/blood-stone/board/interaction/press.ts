import type { BoardInteraction } from '@sanguine/ui/interaction/board-interaction.ts';
import { unitAt } from '../../rules/figures.ts';
import { commanded, NOTHING } from '../plan/selection.ts';
import { whyNotAt } from '../plan/why.ts';
import type { GladeBoard } from './board-types.ts';

/** A space was pressed: what is lit there happens, a piece of one's own is taken up or put down, or it is said why not. */
export const press: BoardInteraction<GladeBoard>['press'] = (context, space) => {
  const { view, seat, selection, targets, plan } = context;
  const target = targets.get(space);
  const unit = unitAt(view, space);
  if (target?.kind === 'choose')
    return unit === null
      ? { refused: null }
      : { does: { selects: { ...selection, target: unit, blood: null } }, lookFirst: false };
  // A finger looks first, except where nothing can go wrong.
  if (target !== undefined) return { does: { plays: [target.move] }, lookFirst: target.move.do !== 'place' };
  if (unit !== null && selection.card === null && commanded(view, seat).includes(unit))
    return { does: { selects: selection.unit === unit ? NOTHING : { ...NOTHING, unit } }, lookFirst: false };
  return { refused: whyNotAt(view, seat, selection, plan, space) };
};
