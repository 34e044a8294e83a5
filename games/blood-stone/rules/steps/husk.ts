import { refusal } from '@sanguine/kernel';
import type { StepOf } from '../frames.ts';
import { groundOf, spaceName } from '../ground.ts';
import { besideWitch, rise } from '../spells/raise-husk.ts';

/** §7.7: where the raised unit is placed. */
export const husk: StepOf<'husk'> = {
  rule: '7.7',
  verbs: ['rise'],
  who: (state) => [state.witch],
  *offers(state) {
    for (const at of groundOf(state).around[state.figures.witch.at] ?? []) yield { do: 'rise', at };
  },
  refuse(state, _frame, _seat, { at }) {
    const ground = groundOf(state);
    if (besideWitch(state).includes(at)) return null;
    return refusal('7.7', 'husk.beside', at < ground.size ? [`@${spaceName(ground, at)}`] : []);
  },
  play(state, { unit }, _seat, { at }, context) {
    state.frames.pop();
    rise(state, unit, at, context);
  },
  mask: (frame) => ({ ...frame }),
};
