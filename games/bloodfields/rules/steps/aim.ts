import { refusal } from '@sanguine/kernel';
import { putNext } from '../effects/resolve.ts';
import type { StepOf } from '../frames.ts';
import { nameOf } from '../names.ts';
import { freeze, unitOf } from '../units.ts';

/** §8.1: the one a skill is for, or the next one a volley strikes. */
export const aim: StepOf<'aim'> = {
  rule: '8.1',
  verbs: ['target'],
  who: (state, { unit }) => [unitOf(state, unit).owner],
  *offers(_state, { choices }) {
    for (const unit of choices) yield { do: 'target', unit };
  },
  refuse(state, { choices, by }, _seat, { unit }) {
    if (choices.includes(unit)) return null;
    const pieces = unit < state.units.length ? [nameOf(state, unit)] : [];
    return refusal('8.1', 'aim.none', pieces, { by });
  },
  play(state, { choices }, _seat, { unit }) {
    state.frames.pop();
    const asker = state.frames.at(-1);
    if (asker?.step === 'resolve' && asker.targets.includes(unit)) putNext(asker, unit);
    else if (asker?.step === 'resolve') asker.targets = freeze([unit]);
    else if (asker?.step === 'volley') asker.target = unit;
    else throw new Error(`nobody asked for one of ${choices.length}`);
  },
  mask: (frame) => ({ ...frame }),
};
