import { refusal } from '@sanguine/kernel';
import type { FrameOf, StepOf } from '../frames.ts';
import type { Point } from '../geometry/point.ts';
import { inZone } from '../geometry/zone.ts';
import { placeFault } from '../geometry/summon.ts';
import { fieldFor } from '../ground.ts';
import { deployable, deploySpots, deployUnit, nextToDeploy } from '../muster/deployment.ts';
import type { Place } from '../moves.ts';
import { nameOf } from '../names.ts';
import { zonesFor } from '../scenario.ts';
import type { State } from '../state.ts';
import { bodiesFor, hasTrait, idsOn, unitOf } from '../units.ts';
import { obstacleName } from '../ways.ts';

function places(state: State, { seat, supports }: FrameOf<'deploy'>): Place[] {
  const found: Place[] = [];
  const seen = new Set<string>();
  // Units of the same size find the same places.
  const spots = new Map<number, readonly Point[]>();
  for (const unit of deployable(state, seat, supports)) {
    // Copies of one kind with the same items are alike: the first stands for all.
    const { kind, items, r } = unitOf(state, unit);
    const alike = `${kind} ${items.join()}`;
    if (seen.has(alike)) continue;
    seen.add(alike);
    const free = spots.get(r) ?? deploySpots(state, unit);
    spots.set(r, free);
    for (const { x, y } of free) found.push({ do: 'place', unit, at: { x, y } });
  }
  return found;
}

/** §2.5, §2.6: a unit in the player's own zone; after the first support all the others follow at once. */
export const deploy: StepOf<'deploy'> = {
  rule: '2.5',
  verbs: ['place'],
  who: (_, { seat }) => [seat],
  offers: (state, frame) => places(state, frame),
  // Offers are legal: the places were found by the same rules.
  moves: (state, frame) => places(state, frame),
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
