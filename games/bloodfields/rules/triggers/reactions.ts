import type { Seat } from '@sanguine/kernel';
import type { Trigger, TriggerName } from '../../content/effects.ts';
import { finds } from '../effects/select.ts';
import type { Reaction } from '../frames.ts';
import { within } from '../geometry/disc.ts';
import { charmsOf, skillSet } from '../skills.ts';
import type { State, UnitId } from '../state.ts';
import { turnOf } from '../turn/turn-frame.ts';
import { freeze, isAlive, isOn, unitOf } from '../units.ts';
import { isFutile } from './futility.ts';
import { isAffordable } from './limits.ts';

/** Ruling 144: in a turn its player decides the order, outside turns the holder of the Initiative Token. */
export function orderingSeat(state: State): Seat {
  const turn = turnOf(state);
  return turn === undefined ? state.holder : unitOf(state, turn.unit).owner;
}

/** Every reaction of these units to a trigger. `skill`: the attack it follows. */
export function reactionsTo(
  state: State,
  on: TriggerName,
  units: readonly UnitId[],
  other: UnitId,
  skill?: string,
): Reaction[] {
  const found: Reaction[] = [];
  for (const unit of units) {
    const own = unitOf(state, unit);
    const { reactive } = skillSet(own.kind);
    if (reactive.length === 0 && own.items.length === 0) continue;
    const add = (by: string, trigger: Trigger | undefined): void => {
      if (trigger?.on !== on || (trigger.skill !== undefined && trigger.skill !== skill)) return;
      if (isReady(state, unit, by, trigger, other)) found.push(Object.freeze({ unit, by }));
    };
    for (const { id, trigger } of reactive) add(id, trigger);
    for (const { item, trigger } of charmsOf(own)) add(item, trigger);
  }
  return found;
}

/** Triggers that act even if the unit has no health left. */
const LAST_BREATH: readonly TriggerName[] = ['destroyed', 'destroyedInMelee', 'manaBurn'];

/** Whether it can act, and has something to act on. */
export function isReady(state: State, id: UnitId, by: string, trigger: Trigger, other: UnitId): boolean {
  const unit = unitOf(state, id);
  if (!(LAST_BREATH.includes(trigger.on) ? isOn(unit) : isAlive(unit))) return false;
  if (!isAffordable(unit, { by, cost: trigger.cost ?? 0, once: trigger.once })) return false;
  if (trigger.when === 'still' && unit.turn.moved > 0) return false;
  if (trigger.when === 'unshielded' && unit.shields > 0) return false;
  if (trigger.within !== undefined && !within(unit, unitOf(state, other), trigger.within)) return false;
  if (trigger.may === true && isFutile(state, id, trigger, other)) return false;
  return trigger.instead !== undefined || finds(state, id, trigger.select, other);
}

/** §1.6: starts the reactions to a trigger, if there are any. */
export function startTriggers(
  state: State,
  on: TriggerName,
  units: readonly UnitId[],
  other: UnitId,
  skill?: string,
): void {
  startReactions(state, on, other, reactionsTo(state, on, units, other, skill));
}

/** Ruling 149: those of the player who decides the order come first. */
export function startReactions(state: State, on: TriggerName, other: UnitId, queue: Reaction[]): void {
  if (queue.length === 0) return;
  const active = orderingSeat(state);
  const rank = ({ unit }: Reaction): number => (unitOf(state, unit).owner === active ? 0 : 1);
  const sorted = queue.toSorted((one, two) => rank(one) - rank(two) || one.unit - two.unit);
  state.frames.push({ step: 'triggers', on, queue: freeze(sorted), other, ready: false });
}
