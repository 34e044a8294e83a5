import { refusal } from '@sanguine/kernel';
import { mayStop } from '../attack/volley.ts';
import { putNext } from '../effects/resolve.ts';
import type { StepOf } from '../frames.ts';
import { nameOf } from '../names.ts';
import { freeze, unitOf } from '../units.ts';

/** §8.1: the target of a skill, or the next one of a volley. A second attack is optional (§7.8). */
export const aim: StepOf<'aim'> = {
  rule: '8.1',
  verbs: ['target', 'stop'],
  who: (state, { unit }) => [unitOf(state, unit).owner],
  *offers(_state, { choices }) {
    for (const unit of choices) yield { do: 'target', unit };
    yield { do: 'stop' };
  },
  refuse(state, { choices, by }, _seat, move) {
    if (move.do === 'stop') return mayStop(state) ? null : refusal('8.1', 'aim.must', [], { by });
    const { unit } = move;
    if (choices.includes(unit)) return null;
    const pieces = unit < state.units.length ? [nameOf(state, unit)] : [];
    return refusal('8.1', 'aim.none', pieces, { by });
  },
  play(state, { choices }, _seat, move) {
    state.frames.pop();
    const asker = state.frames.at(-1);
    if (move.do === 'stop') {
      if (asker?.step === 'volley') asker.slot = 'done';
      return;
    }
    const { unit } = move;
    if (asker?.step === 'resolve' && asker.targets.includes(unit)) putNext(asker, unit);
    else if (asker?.step === 'resolve') asker.targets = freeze([unit]);
    else if (asker?.step === 'volley') asker.target = unit;
    else throw new Error(`nobody asked for one of ${choices.length}`);
  },
  mask: (frame) => ({ ...frame }),
};
