import { refuseSoldier, soldierChoices, type SpellRules } from '../spell.ts';

/** §8.1: prevents a soldier's next loss before the Soldiers' next turn. */
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
