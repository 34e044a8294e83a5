import { refusal } from '@sanguine/kernel';
import type { StepOf } from '../frames.ts';
import { nameOf } from '../names.ts';
import { leave, leavers } from '../round/exits.ts';
import { freeze } from '../units.ts';

/** §16.2: which unit leaves the table. */
export const exit: StepOf<'exit'> = {
  rule: '16.2',
  verbs: ['exit', 'stay'],
  who: (_, { seat }) => [seat],
  *offers(_state, { choices }) {
    for (const unit of choices) yield { do: 'exit', unit };
    yield { do: 'stay' };
  },
  refuse(state, { choices }, _seat, move) {
    if (move.do === 'stay' || choices.includes(move.unit)) return null;
    return refusal('16.2', 'exit.none', move.unit < state.units.length ? [nameOf(state, move.unit)] : []);
  },
  play(state, { seat }, _seat, move, context) {
    state.frames.pop();
    if (move.do === 'stay') return;
    leave(state, move.unit, context);
    const choices = leavers(state, seat);
    if (choices.length > 0) state.frames.push({ step: 'exit', seat, choices: freeze(choices) });
  },
  mask: (frame) => ({ ...frame }),
};
