import { type PlayContext, type Refusal, refusal } from '@sanguine/kernel';
import { moraleModifiers } from '../attack/modifiers.ts';
import { foesOf, groupsOf } from '../combat.ts';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { canFlee } from '../geometry/flee.ts';
import { fieldFor } from '../ground.ts';
import { nameOf, tagOf } from '../names.ts';
import { take } from '../roll/result.ts';
import { startRoll, weigh } from '../roll/stage.ts';
import { passesTest } from '../roll/tests.ts';
import type { State, UnitId } from '../state.ts';
import { moraleOf, movementOf } from '../stats.ts';
import { bodiesFor, cardFor, freeze, hasTrait, unitOf } from '../units.ts';
import { flightGaitOf } from '../ways.ts';
import { turnOf } from './turn-frame.ts';

/** §10.1: for one group of enemies; each further group makes it harder. */
const DIFFICULTY = 10;

export const fleeDifficulty = (state: State, foes: readonly UnitId[]): number =>
  DIFFICULTY + Math.max(0, groupsOf(state, foes) - 1);

/** §10.1: why a unit may not flee. */
export function refuseFlee(state: State, id: UnitId, acted: boolean): Refusal | null {
  const unit = unitOf(state, id);
  if (hasTrait(unit, 'warmachine')) return refusal('13.3', 'flee.engine', [nameOf(state, id)]);
  if (foesOf(state, id).length === 0) return refusal('10.1', 'flee.noCombat', [nameOf(state, id)]);
  if (acted) return refusal('10.1', 'flee.first', [nameOf(state, id)]);
  if (unit.turn.bogged === 'move') return refusal('11.3', 'flee.bogged', [nameOf(state, id)]);
  return canFlee(
    unit,
    movementOf(unit),
    fieldFor(state),
    bodiesFor(state, unit.owner, id),
    flightGaitOf(unit),
  )
    ? null
    : refusal('10.1', 'flee.noRoom', [nameOf(state, id)], { has: movementOf(unit) });
}

export function startFlight(state: State, unit: UnitId): void {
  state.frames.push({ step: 'flight', unit, from: freeze(foesOf(state, unit)), slot: 'test', rolled: null });
}

/** §10.1: a passed test lets the unit out of combat, a failed one ends its turn. */
export function runFlight(state: State, frame: FrameOf<'flight'>, context: PlayContext<Event>): void {
  const { unit: id, from } = frame;
  if (frame.slot === 'test' && cardFor(unitOf(state, id)).race !== 'husk') {
    frame.slot = 'tested';
    weigh(state, 'morale', id, moraleModifiers(state, id), context);
    startRoll(state, 'morale', id, 2, context);
    return;
  }
  state.frames.pop();
  const difficulty = fleeDifficulty(state, from);
  const passed = frame.slot === 'test' || passesTest(take(frame), moraleOf(state, id), difficulty);
  context.emit({ e: 'flight.tested', unit: tagOf(state, id), difficulty, passed });
  const unit = unitOf(state, id);
  if (passed) {
    const distance = movementOf(unit);
    state.frames.push({ step: 'go', unit: id, seat: unit.owner, way: 'flee', distance, source: id, from });
  } else {
    const turn = turnOf(state);
    if (turn !== undefined) turn.slot = 'end';
  }
}
