import { refuseSoldier, soldierChoices, type SpellRules } from '../spell.ts';

/** §8.1: the next loss of a soldier before the Soldiers' next turn does not happen. */
export const spiritWard: SpellRules = {
  rule: '8.1',
  offers: soldierChoices,
  refuse: (state, choice) => refuseSoldier(state, '8.1', choice),
  effect(state, { unit }, context) {
    if (unit === 'none') return;
    state.figures[unit].wards += 1;
    context.emit({ e: 'ward.given', unit });
  },
};
