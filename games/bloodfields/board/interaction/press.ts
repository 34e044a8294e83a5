import { same } from '@sanguine/kernel';
import type { BoardInteraction } from '@sanguine/ui/interaction/board-interaction.ts';
import { bloodfields } from '../../index.ts';
import { isOn } from '../../rules/units.ts';
import { actorOf, frameOf, NOTHING } from '../plan/selection.ts';
import { unitAt } from '../plan/targets.ts';
import type { FieldBoard } from './board-types.ts';

/**
 * Pressing a spot or a target takes its move into hand, pressing it again plays it. Any other unit is looked at; in the
 * middle of aiming it says why it is no target.
 */
export const press: BoardInteraction<FieldBoard>['press'] = (context, place) => {
  const { view, seat, selection, targets } = context;
  const target = targets.get(place);
  const unit = unitAt(place);
  if (target?.kind === 'play')
    return { does: { plays: [target.move] }, lookFirst: target.move.do === 'activate' };
  if (target?.kind === 'plan') {
    const again = selection.plan !== null && same(selection.plan, target.move);
    return again
      ? { does: { plays: [target.move] }, lookFirst: false }
      : { does: { selects: { ...selection, plan: target.move } }, lookFirst: false };
  }
  if (target?.kind === 'against') {
    const again = selection.target === target.unit;
    return {
      does: { selects: again ? NOTHING : { ...NOTHING, unit: target.unit, target: target.unit } },
      lookFirst: false,
    };
  }
  if (unit === null) return { refused: null };
  const { aiming } = selection;
  if (aiming !== null && unit !== actorOf(view)) {
    const move =
      aiming.verb === 'charge'
        ? { do: 'charge', target: unit }
        : { do: 'attack', skill: aiming.skill, target: unit };
    return { refused: bloodfields.refuse(view, seat, move) };
  }
  if (frameOf(view, 'activate') !== null && view.units[unit]?.owner === seat)
    return { refused: bloodfields.refuse(view, seat, { do: 'activate', unit }) };
  // In deployment the unit in hand is the one to be placed: looking at another must not change it.
  if (frameOf(view, 'deploy') !== null || !isOn(view.units[unit])) return { refused: null };
  return { does: { selects: selection.unit === unit ? NOTHING : { ...NOTHING, unit } }, lookFirst: false };
};
