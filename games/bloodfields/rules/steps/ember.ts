import { refusal } from '@sanguine/kernel';
import type { StepOf } from '../frames.ts';
import { gainEmber } from '../turn/burning.ts';

/** §12.5: which unit gains the Ember. */
export const ember: StepOf<'ember'> = {
  rule: '12.5',
  verbs: ['target'],
  who: (_, { seat }) => [seat],
  *offers(_state, { choices }) {
    for (const unit of choices) yield { do: 'target', unit };
  },
  refuse: (_state, { choices }, _seat, { unit }) =>
    choices.includes(unit) ? null : refusal('12.5', 'ember.none'),
  play(state, _frame, _seat, { unit }, context) {
    state.frames.pop();
    gainEmber(state, unit, context);
  },
  mask: (frame) => ({ ...frame }),
};
