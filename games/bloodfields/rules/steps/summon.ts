import { refusal } from '@sanguine/kernel';
import { placeFaultFor, placesFor, summon as deploy, summonable } from '../effects/summon.ts';
import type { StepOf } from '../frames.ts';
import { idsOn, NOBODY, unitOf } from '../units.ts';
import { obstacleName } from '../ways.ts';

/** §13.4: where a support appears. */
export const summon: StepOf<'summon'> = {
  rule: '13.4',
  verbs: ['summon', 'stay'],
  who: (state, { unit }) => [unitOf(state, unit).owner],
  *offers(state, frame) {
    for (const { x, y } of placesFor(state, frame)) yield { do: 'summon', at: { x, y } };
    yield { do: 'stay' };
  },
  exhaustive: () => false,
  refuse(state, frame, _seat, move) {
    if (move.do === 'stay') return frame.may ? null : refusal('13.4', 'summon.must');
    const fault = placeFaultFor(state, frame, move.at);
    if (fault === null) return null;
    const { fault: summoning } = fault;
    const pieces = obstacleName(state, fault.by, idsOn(state, NOBODY));
    return refusal('13.4', `summon.${summoning}`, pieces, { has: frame.within });
  },
  play(state, frame, _seat, move, context) {
    state.frames.pop();
    if (move.do === 'stay') return;
    const { unit: id, kind, range, left } = frame;
    deploy(state, unitOf(state, id).owner, kind, move.at, context);
    const resolving = state.frames.at(-1);
    if (resolving?.step === 'resolve') resolving.done = true;
    const within = left <= 1 ? null : summonable(state, id, kind, range);
    if (within !== null) state.frames.push({ ...frame, within, left: left - 1, may: true });
  },
  mask: (frame) => ({ ...frame }),
};
