import { refusal } from '@sanguine/kernel';
import type { StepOf } from '../frames.ts';
import { triggerOf } from '../skills.ts';
import { react as act } from '../triggers/triggers.ts';
import { unitOf } from '../units.ts';

/** §1.6: a passive or a charm that its owner may use now. */
export const react: StepOf<'react'> = {
  rule: '1.6',
  verbs: ['use', 'pass'],
  who: (state, { unit }) => [unitOf(state, unit).owner],
  *offers(_state, { by }) {
    yield { do: 'use', by };
    yield { do: 'pass' };
  },
  refuse: (_state, { by }, _seat, move) =>
    move.do === 'use' && move.by !== by ? refusal('1.6', 'react.other', [], { by }) : null,
  play(state, { unit, by }, _seat, move, context) {
    state.frames.pop();
    const trigger = triggerOf(unitOf(state, unit), by);
    if (move.do === 'use' && trigger !== undefined) act(state, unit, by, trigger, context);
  },
  mask: (frame) => ({ ...frame }),
};
