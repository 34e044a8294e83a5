import { refuseSoldier, soldierChoices, type SpellRules } from '../spell.ts';

/** §8.2: one more Act for a soldier this turn, of either kind, already used or not. */
export const secondWind: SpellRules = {
  rule: '8.2',
  offers: soldierChoices,
  refuse: (state, choice) => refuseSoldier(state, '8.2', choice),
  effect(state, { unit }, context) {
    if (unit === 'none') return;
    state.figures[unit].extra += 1;
    context.emit({ e: 'act.gained', unit });
  },
};
