import { refusal } from '@sanguine/kernel';
import { MEND_STONES } from '../../content/spells.ts';
import type { Unit } from '../../content/units.ts';
import { startingBlood } from '../blood.ts';
import { refuseSoldier, soldierChoices, type SpellRules } from '../spell.ts';
import type { State } from '../state.ts';

/** §8.3: stones from the bank, up to the soldier's starting number. */
export const mend: SpellRules = {
  rule: '8.3',
  offers: soldierChoices,
  refuse(state, choice) {
    const refused = refuseSoldier(state, '8.3', choice);
    if (refused !== null || choice.unit === 'none') return refused;
    return mending(state, choice.unit) > 0 ? null : refusal('8.3', 'mend.nothing', [choice.unit]);
  },
  effect(state, { unit }, context) {
    if (unit === 'none') return;
    const count = mending(state, unit);
    state.figures[unit].blood += count;
    state.bank -= count;
    context.emit({ e: 'blood.gained', unit, count });
  },
};

/** How many stones it would add. */
export const mending = (state: State, unit: Unit): number =>
  Math.min(MEND_STONES, state.bank, startingBlood(unit) - state.figures[unit].blood);
