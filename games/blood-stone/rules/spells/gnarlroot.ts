import { refusal } from '@sanguine/kernel';
import { isFree } from '../figures.ts';
import { named, refuseStray, soldierChoices, type SpellRules } from '../spell.ts';

/** §7.6: a soldier makes no move Act in the next Soldiers' turn. */
export const gnarlroot: SpellRules = {
  rule: '7.6',
  offers: soldierChoices,
  refuse(state, choice) {
    const { unit } = choice;
    if (unit === 'none' || !isFree(state, unit)) return refusal('7.6', 'cast.soldier', named(unit));
    return refuseStray('7.6', choice);
  },
  effect(state, { unit }, context) {
    if (unit === 'none') return;
    state.figures[unit].rooted = true;
    context.emit({ e: 'unit.rooted', unit });
  },
};
