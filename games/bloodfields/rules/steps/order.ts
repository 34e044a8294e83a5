import { refusal } from '@sanguine/kernel';
import type { FrameOf, StepOf } from '../frames.ts';
import type { State } from '../state.ts';
import { freeze } from '../units.ts';

function moment(state: State): FrameOf<'triggers'> {
  const frame = state.frames.findLast(({ step }) => step === 'triggers');
  if (frame?.step !== 'triggers') throw new Error('nothing is to be ordered');
  return frame;
}

/** §1.6: which of several effects comes next. */
export const order: StepOf<'order'> = {
  rule: '1.6',
  verbs: ['next'],
  who: (_, { seat }) => [seat],
  *offers(state) {
    for (const { unit, by } of moment(state).queue) yield { do: 'next', unit, by };
  },
  refuse: (state, _frame, _seat, { unit, by }) =>
    moment(state).queue.some((one) => one.unit === unit && one.by === by)
      ? null
      : refusal('1.6', 'order.none', [], { by }),
  play(state, _frame, _seat, { unit, by }) {
    state.frames.pop();
    const frame = moment(state);
    const chosen = frame.queue.filter((one) => one.unit === unit && one.by === by);
    frame.queue = freeze([...chosen, ...frame.queue.filter((one) => !chosen.includes(one))]);
    frame.ready = true;
  },
  mask: (frame) => ({ ...frame }),
};
