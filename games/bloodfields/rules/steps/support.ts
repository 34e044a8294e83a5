import { refusal } from '@sanguine/kernel';
import type { FrameOf, StepOf } from '../frames.ts';
import { nameOf } from '../names.ts';
import type { State } from '../state.ts';
import { startTurn } from '../turn/turn.ts';
import { freeze } from '../units.ts';

function supportsOf(state: State): FrameOf<'supports'> {
  const frame = state.frames.findLast(({ step }) => step === 'supports');
  if (frame?.step !== 'supports') throw new Error('no supports are acting');
  return frame;
}

/** §3.5: which support is next. */
export const support: StepOf<'support'> = {
  rule: '3.5',
  verbs: ['activate'],
  who: (_, { seat }) => [seat],
  *offers(state) {
    for (const unit of supportsOf(state).left) yield { do: 'activate', unit };
  },
  refuse(state, _frame, _seat, { unit }) {
    if (supportsOf(state).left.includes(unit)) return null;
    return refusal('3.5', 'support.none', unit < state.units.length ? [nameOf(state, unit)] : []);
  },
  play(state, _frame, _seat, { unit }, context) {
    state.frames.pop();
    const frame = supportsOf(state);
    frame.left = freeze(frame.left.filter((one) => one !== unit));
    startTurn(state, unit, context);
  },
  mask: (frame) => ({ ...frame }),
};
