import { refusal } from '@sanguine/kernel';
import type { StepOf } from '../frames.ts';
import { inZone } from '../geometry/zone.ts';
import { placeFault } from '../geometry/summon.ts';
import { fieldFor } from '../ground.ts';
import { deployable, deploySpots, deployUnit, nextToDeploy } from '../muster/deployment.ts';
import { nameOf } from '../names.ts';
import { zonesFor } from '../scenario.ts';
import { bodiesFor, hasTrait, idsOn, unitOf } from '../units.ts';
import { obstacleName } from '../ways.ts';

/** §2.5, §2.6: a unit in one's own zone; after the first support all the others follow at once. */
export const deploy: StepOf<'deploy'> = {
  rule: '2.5',
  verbs: ['place'],
  who: (_, { seat }) => [seat],
  *offers(state, { seat, supports }) {
    const seen = new Set<string>();
    for (const unit of deployable(state, seat, supports)) {
      // Copies of one kind without items are alike: the first stands for all.
      const { kind, items } = unitOf(state, unit);
      const alike = `${kind} ${items.join()}`;
      if (seen.has(alike)) continue;
      seen.add(alike);
      for (const { x, y } of deploySpots(state, unit)) yield { do: 'place', unit, at: { x, y } };
    }
  },
  exhaustive: () => false,
  refuse(state, { seat, supports }, _seat, { unit: id, at }) {
    const unit = state.units[id];
    if (unit?.owner !== seat || unit.state !== 'reserve') return refusal('2.5', 'place.none');
    const name = nameOf(state, id);
    if (supports && !hasTrait(unit, 'support')) return refusal('2.6', 'place.supports', [name]);
    if (!zonesFor(state, seat).some((zone) => inZone(at, unit.r, zone)))
      return refusal('2.5', 'place.zone', [name]);
    const fault = placeFault({ x: at.x, y: at.y, r: unit.r }, fieldFor(state), bodiesFor(state, seat, id));
    if (fault === null) return null;
    const { fault: placing } = fault;
    return refusal('2.5', `place.${placing}`, [name, ...obstacleName(state, fault.by, idsOn(state, id))]);
  },
  play(state, frame, _seat, { unit, at }, context) {
    state.frames.pop();
    const { seat } = frame;
    deployUnit(state, unit, at, context);
    const supports = hasTrait(unitOf(state, unit), 'support');
    if (supports && deployable(state, seat, true).length > 0) {
      state.frames.push({ step: 'deploy', seat, supports: true });
      return;
    }
    const next = nextToDeploy(state, seat);
    if (next !== null) state.frames.push({ step: 'deploy', seat: next, supports: false });
  },
  mask: (frame) => ({ ...frame }),
};
