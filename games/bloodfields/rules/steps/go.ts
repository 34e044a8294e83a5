import { type Refusal, refusal } from '@sanguine/kernel';
import { goCandidates } from '../candidates/go.ts';
import type { FrameOf, StepOf } from '../frames.ts';
import { leapFault } from '../geometry/leap.ts';
import { pathFault, pathLength } from '../geometry/path.ts';
import { fromSegment, type Point } from '../geometry/point.ts';
import { fieldFor } from '../ground.ts';
import { goTo } from '../movement.ts';
import { tagOf } from '../names.ts';
import type { State } from '../state.ts';
import { bodiesFor, idsOn, note, unitOf } from '../units.ts';
import { flightGaitOf, gaitOf, refuseWay } from '../ways.ts';

/** §5.3 to §5.6, §10.1: why a unit may not go there. */
function refuseGo(state: State, frame: FrameOf<'go'>, path: readonly Point[]): Refusal | null {
  const { unit: id, way, distance, source } = frame;
  const unit = unitOf(state, id);
  const field = fieldFor(state);
  const bodies = bodiesFor(state, unit.owner, id);
  const ids = idsOn(state, id);
  const [to, ...more] = path;
  if (way === 'fly' || way === 'jump' || way === 'blink') {
    if (to === undefined || more.length > 0) return refusal('5.3', 'move.straight');
    return refuseWay(state, leapFault(way, unit, to, distance, field, bodies), distance, ids);
  }
  const gait = way === 'flee' ? flightGaitOf(unit) : way === 'drag' ? gaitOf(unit) : 'walk';
  const fault = refuseWay(state, pathFault(unit, path, distance, field, bodies, gait), distance, ids);
  if (fault !== null || way !== 'reel') return fault;
  const { x, y } = unitOf(state, source);
  const straight =
    to !== undefined && more.length === 0 && fromSegment(to.x, to.y, unit.x, unit.y, x, y) <= 4;
  return straight ? null : refusal('5.3', 'move.towards');
}

/** §5.3: where a skill takes a unit, or where it flees to. */
export const go: StepOf<'go'> = {
  rule: '5.3',
  verbs: ['move', 'stay'],
  who: (_, { seat }) => [seat],
  *offers(state, frame) {
    for (const path of goCandidates(state, frame)) yield { do: 'move', path };
    yield { do: 'stay' };
  },
  exhaustive: () => false,
  refuse(state, frame, _seat, move) {
    if (move.do === 'move') return refuseGo(state, frame, move.path);
    return frame.way === 'flee' ? refusal('10.1', 'flee.mustLeave') : null;
  },
  play(state, frame, _seat, move, context) {
    state.frames.pop();
    if (move.do === 'stay') return;
    const { unit: id, way } = frame;
    const { x, y, turn } = unitOf(state, id);
    const from = { x, y };
    const path = move.path.map((point) => Object.freeze({ x: point.x, y: point.y }));
    const to = path.at(-1) ?? from;
    context.emit({ e: 'unit.went', unit: tagOf(state, id), way, from, to });
    const resolving = state.frames.at(-1);
    if (resolving?.step === 'resolve') resolving.done = true;
    if (way === 'fly') note(state, id, { leapt: 'flown' });
    if (way === 'jump' && turn.leapt === 'no') note(state, id, { leapt: 'jumped' });
    const manner = way === 'drag' || way === 'reel' ? 'moved' : way === 'flee' ? 'ground' : 'air';
    // Triggers after a flight act once the ground crossed has been rolled for.
    if (way === 'fly') state.frames.push({ step: 'landing', unit: id });
    goTo(state, id, path, pathLength(from, path), manner, context);
  },
  mask: (frame) => ({ ...frame }),
};
