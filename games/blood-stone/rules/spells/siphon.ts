import { refusal } from '@sanguine/kernel';
import { give, settle, spendWard } from '../blood.ts';
import { isFree } from '../figures.ts';
import { named, refuseRange, refuseStray, soldierChoices, type SpellRules } from '../spell.ts';

/** §7.3: one stone of a soldier goes to the Witch. */
export const siphon: SpellRules = {
  rule: '7.3',
  offers: soldierChoices,
  refuse(state, choice) {
    const { unit } = choice;
    if (unit === 'none' || !isFree(state, unit)) return refusal('7.3', 'cast.soldier', named(unit));
    return refuseStray('7.3', choice) ?? refuseRange(state, 'siphon', unit);
  },
  effect(state, { unit }, context) {
    if (unit === 'none') return;
    if (!spendWard(state, unit, context)) give(state, unit, 'witch', 1, context);
    settle(state, context);
  },
};
