import type { PlayContext, Seat } from '@sanguine/kernel';
import type { Trigger, TriggerName } from '../../content/effects.ts';
import { startSelected } from '../effects/resolve.ts';
import { finds } from '../effects/select.ts';
import { startHurt } from '../attack/hurt.ts';
import type { Event } from '../events.ts';
import type { FrameOf, Reaction } from '../frames.ts';
import { within } from '../geometry/disc.ts';
import { tagOf } from '../names.ts';
import { charmsOf, skillSet, triggerOf } from '../skills.ts';
import type { State, UnitId } from '../state.ts';
import { turnOf } from '../turn/turn-frame.ts';
import { freeze, isAlive, isOn, unitOf } from '../units.ts';
import { isAffordable, payFor } from './limits.ts';

/** Ruling 144: outside turns the holder of the Initiative Token orders, in a turn its player. */
export function orderingSeat(state: State): Seat {
  const turn = turnOf(state);
  return turn === undefined ? state.holder : unitOf(state, turn.unit).owner;
}

/** Everything of these units that acts at a moment. `skill`: the attack it follows. */
export function reactionsTo(
  state: State,
  on: TriggerName,
  units: readonly UnitId[],
  other: UnitId,
  skill?: string,
): Reaction[] {
  const found: Reaction[] = [];
  for (const unit of units) {
    const { kind } = unitOf(state, unit);
    const add = (by: string, trigger: Trigger | undefined): void => {
      if (trigger?.on !== on || (trigger.skill !== undefined && trigger.skill !== skill)) return;
      if (isReady(state, unit, by, trigger, other)) found.push(Object.freeze({ unit, by }));
    };
    for (const { id, trigger } of skillSet(kind).passives) add(id, trigger);
    for (const { item, trigger } of charmsOf(unitOf(state, unit))) add(item, trigger);
  }
  return found;
}

/** What acts even if the unit has no health left. */
const LAST_BREATH: readonly TriggerName[] = ['destroyed', 'destroyedInMelee', 'manaBurn'];

/** Can it act, and is there somebody to act on? */
function isReady(state: State, id: UnitId, by: string, trigger: Trigger, other: UnitId): boolean {
  const unit = unitOf(state, id);
  if (!(LAST_BREATH.includes(trigger.on) ? isOn(unit) : isAlive(unit))) return false;
  if (!isAffordable(unit, { by, cost: trigger.cost ?? 0, once: trigger.once })) return false;
  if (trigger.when === 'still' && unit.turn.moved > 0) return false;
  if (trigger.when === 'unshielded' && unit.shields > 0) return false;
  if (trigger.within !== undefined && !within(unit, unitOf(state, other), trigger.within)) return false;
  return trigger.instead !== undefined || finds(state, id, trigger.select, other);
}

/** §1.6: what acts at this moment, if anything does. */
export function startTriggers(
  state: State,
  on: TriggerName,
  units: readonly UnitId[],
  other: UnitId,
  skill?: string,
): void {
  startReactions(state, on, other, reactionsTo(state, on, units, other, skill));
}

/** Ruling 149: those of the player whose turn it is come first. */
export function startReactions(state: State, on: TriggerName, other: UnitId, queue: Reaction[]): void {
  if (queue.length === 0) return;
  const active = orderingSeat(state);
  const rank = ({ unit }: Reaction): number => (unitOf(state, unit).owner === active ? 0 : 1);
  const sorted = queue.toSorted((one, two) => rank(one) - rank(two) || one.unit - two.unit);
  state.frames.push({ step: 'triggers', on, queue: freeze(sorted), other, ready: false });
}

/** Ruling 144: effects whose order matters enough to ask for it. */
const WEIGHTY: readonly string[] = ['hits', 'lose', 'morale', 'push', 'drag', 'fly', 'jump', 'blink', 'action'];

const isWeighty = (state: State, { unit, by }: Reaction): boolean =>
  triggerOf(unitOf(state, unit), by)?.effects.some((effect) => WEIGHTY.includes(effect.do)) ?? false;

/** §1.6: one after another; each is looked at again when its time comes. */
export function runTriggers(state: State, frame: FrameOf<'triggers'>, context: PlayContext<Event>): void {
  const [first, ...rest] = frame.queue;
  if (first === undefined) {
    state.frames.pop();
    return;
  }
  if (!frame.ready && frame.queue.filter((one) => isWeighty(state, one)).length > 1) {
    state.frames.push({ step: 'order', seat: orderingSeat(state) });
    return;
  }
  frame.ready = false;
  frame.queue = freeze(rest);
  const unit = unitOf(state, first.unit);
  const trigger = triggerOf(unit, first.by);
  if (trigger === undefined || !isReady(state, first.unit, first.by, trigger, frame.other)) return;
  if (trigger.may === true) state.frames.push({ step: 'react', unit: first.unit, by: first.by });
  else react(state, first.unit, first.by, trigger, context);
}

/** A passive or a charm acts. The frame of the moment is on top. */
export function react(state: State, id: UnitId, by: string, trigger: Trigger, context: PlayContext<Event>): void {
  const moment = state.frames.at(-1);
  if (moment?.step !== 'triggers') throw new Error(`${by} acts out of turn`);
  payFor(state, { unit: id, by, cost: trigger.cost ?? 0, once: trigger.once });
  context.emit({ e: 'skill.used', unit: tagOf(state, id), by });
  if (trigger.instead === undefined) {
    startSelected(state, trigger.select, { source: id, by, part: 'trigger', other: moment.other });
  } else {
    changeMoment(state, id, trigger.instead, context);
  }
}

/** What changes the moment itself: cover from this attack, no push, one damage taken over. */
function changeMoment(
  state: State,
  id: UnitId,
  instead: NonNullable<Trigger['instead']>,
  context: PlayContext<Event>,
): void {
  const stage = state.frames.at(-2);
  if (instead === 'cover' && stage?.step === 'attack') stage.cover = true;
  if (instead === 'hold' && stage?.step === 'resolve') stage.held = true;
  if (instead === 'interpose' && stage?.step === 'hurt') {
    stage.amount -= 1;
    context.emit({ e: 'damage.taken', unit: tagOf(state, id), from: tagOf(state, stage.unit) });
    startHurt(state, id, 1, 'shared', stage.by);
  }
}

