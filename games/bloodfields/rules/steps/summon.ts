import { refusal } from '@sanguine/kernel';
import { radiusOf, summon as deploy, summonable } from '../effects/summon.ts';
import type { StepOf } from '../frames.ts';
import { summonFault, summonSpots } from '../geometry/summon.ts';
import { fieldFor } from '../ground.ts';
import { bodiesFor, idsOn, NOBODY, unitOf } from '../units.ts';
import { obstacleName } from '../ways.ts';

/** §13.4: where a support appears. */
export const summon: StepOf<'summon'> = {
  rule: '13.4',
  verbs: ['summon', 'stay'],
  who: (state, { unit }) => [unitOf(state, unit).owner],
  *offers(state, { unit: id, kind, within }) {
    const unit = unitOf(state, id);
    const bodies = bodiesFor(state, unit.owner, NOBODY);
    for (const { x, y } of summonSpots(unit, radiusOf(kind), within, fieldFor(state), bodies)) {
      yield { do: 'summon', at: { x, y } };
    }
    yield { do: 'stay' };
  },
  exhaustive: () => false,
  refuse(state, { unit: id, kind, within, may }, _seat, move) {
    if (move.do === 'stay') return may ? null : refusal('13.4', 'summon.must');
    const unit = unitOf(state, id);
    const at = { x: move.at.x, y: move.at.y, r: radiusOf(kind) };
    const fault = summonFault(unit, at, within, fieldFor(state), bodiesFor(state, unit.owner, NOBODY));
    if (fault === null) return null;
    return refusal('13.4', `summon.${fault.fault}`, obstacleName(state, fault.by, idsOn(state, NOBODY)), {
      has: within,
    });
  },
  play(state, frame, _seat, move, context) {
    state.frames.pop();
    if (move.do === 'stay') return;
    const { unit: id, kind, within, left } = frame;
    deploy(state, unitOf(state, id).owner, kind, move.at, context);
    const resolving = state.frames.at(-1);
    if (resolving?.step === 'resolve') resolving.done = true;
    if (left <= 1 || summonable(state, id, kind, within) === null) return;
    state.frames.push({ ...frame, left: left - 1, may: true });
  },
  mask: (frame) => ({ ...frame }),
};
