import type { PlayContext } from '@sanguine/kernel';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { inContact } from '../combat.ts';
import { chargeModifiers } from '../attack/modifiers.ts';
import { distance } from '../geometry/disc.ts';
import { failedCharge } from '../geometry/failed-charge.ts';
import { hardPlaces } from '../geometry/hard-charge.ts';
import { type Point, span } from '../geometry/point.ts';
import { fieldFor } from '../ground.ts';
import { goTo } from '../movement.ts';
import { tagOf } from '../names.ts';
import { take } from '../roll/result.ts';
import { startRoll, weigh } from '../roll/stage.ts';
import { chargeDie, failedDistance, passesCharge } from '../roll/tests.ts';
import type { State, UnitId } from '../state.ts';
import { movementOf } from '../stats.ts';
import { bodiesFor, isAlive, unitOf } from '../units.ts';
import { chargeKind } from './kind.ts';
import { chargeBonus } from './legality.ts';
import { startTriggers } from '../triggers/reactions.ts';

/** §6: a charge begins. */
export function startCharge(state: State, unit: UnitId, target: UnitId, context: PlayContext<Event>): void {
  const kind = chargeKind(state, unit, target);
  context.emit({
    e: 'charge.declared',
    unit: tagOf(state, unit),
    target: tagOf(state, target),
    kind,
    distance: distance(unitOf(state, unit), unitOf(state, target)),
  });
  state.frames.push({ step: 'charge', unit, target, kind, slot: 'test', rolled: null });
}

/** §6.3: movement with everything that adds to the result, in mil. */
export function chargeMovement(state: State, id: UnitId, target: UnitId): number {
  const unit = unitOf(state, id);
  return movementOf(unit) + 1000 * chargeBonus(unit, unitOf(state, target));
}

/** §6: the test, the way into contact, any immediate answer (ruling 161), and the free attack with what may precede it. */
export function runCharge(state: State, frame: FrameOf<'charge'>, context: PlayContext<Event>): void {
  const { unit: id, target } = frame;
  switch (frame.slot) {
    case 'test':
      frame.slot = 'tested';
      weigh(state, 'charge', id, chargeModifiers(state, id, target), context);
      startRoll(state, 'charge', id, 2, context);
      return;
    case 'tested':
      settleTest(state, frame, context);
      return;
    case 'place':
      frame.slot = 'arrive';
      findPlace(state, frame, context);
      return;
    case 'arrive':
      frame.slot = 'react';
      return;
    case 'react':
      frame.slot = 'ready';
      if (areTogether(state, id, target)) startTriggers(state, 'charged', [target], id);
      return;
    case 'ready':
      if (areTogether(state, id, target)) state.frames.push({ step: 'strike', unit: id, target });
      else {
        frame.slot = 'done';
        if (isAlive(unitOf(state, id))) context.emit({ e: 'strike.lost', unit: tagOf(state, id) });
      }
      return;
    case 'done':
      state.frames.pop();
  }
}

const areTogether = (state: State, id: UnitId, target: UnitId): boolean => {
  const unit = unitOf(state, id);
  const other = unitOf(state, target);
  return isAlive(unit) && isAlive(other) && inContact(unit, other);
};

/** §6.3, §6.6: success leads to contact, failure a few inches towards the target. */
function settleTest(state: State, frame: FrameOf<'charge'>, context: PlayContext<Event>): void {
  const { unit: id, target, kind } = frame;
  const rolled = take(frame);
  const unit = unitOf(state, id);
  const other = unitOf(state, target);
  const movement = chargeMovement(state, id, target);
  const passed = passesCharge(rolled, kind, movement, distance(unit, other));
  const sum = movement + 1000 * (chargeDie(rolled, kind) + rolled.added);
  context.emit({ e: 'charge.tested', unit: tagOf(state, id), target: tagOf(state, target), passed, sum });
  frame.slot = passed ? 'place' : 'done';
  if (passed) return;
  const to = failedCharge(
    unit,
    other,
    failedDistance(rolled),
    fieldFor(state),
    bodiesFor(state, unit.owner, id),
  );
  const from = { x: unit.x, y: unit.y };
  context.emit({ e: 'charge.failed', unit: tagOf(state, id), from, to });
  if (to.x !== from.x || to.y !== from.y) goTo(state, id, [to], span(from, to), 'ground', context);
}

/** §6.4: the player chooses where an easy charge ends; a harder one ends in the nearest place there is. */
function findPlace(
  state: State,
  { unit: id, target, kind }: FrameOf<'charge'>,
  context: PlayContext<Event>,
): void {
  const unit = unitOf(state, id);
  const places =
    kind === 'easy'
      ? []
      : hardPlaces(unit, unitOf(state, target), fieldFor(state), bodiesFor(state, unit.owner, id, target));
  const [place] = places;
  if (place !== undefined && places.length === 1) enterContact(state, id, target, place, context);
  else state.frames.push({ step: 'contact', unit: id, target, kind });
}

/** §6.4: sets the charger down beside its target. */
export function enterContact(
  state: State,
  id: UnitId,
  target: UnitId,
  at: Point,
  context: PlayContext<Event>,
): void {
  const { x, y } = unitOf(state, id);
  const from = { x, y };
  const to = { x: at.x, y: at.y };
  context.emit({ e: 'contact.made', unit: tagOf(state, id), target: tagOf(state, target), from, to });
  goTo(state, id, [to], span(from, to), 'charge', context);
}
