import type { PlayContext } from '@sanguine/kernel';
import type { AttackEffect } from '../../content/skills.ts';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import type { State, UnitId } from '../state.ts';
import { freeze, isAlive, unitOf } from '../units.ts';
import { listEffects } from './lists.ts';
import { finishMorale, perform } from './perform.ts';
import { finishPush } from './push.ts';

/** §1.6: one effect after another, each on one unit after another; one with "Then" needs the one before to have happened. */
export function runResolve(state: State, frame: FrameOf<'resolve'>, context: PlayContext<Event>): void {
  if (frame.slot === 'pushed') {
    frame.slot = 'run';
    finishPush(state, frame, context);
    frame.target += 1;
    return;
  }
  if (frame.slot === 'tested') {
    frame.slot = 'run';
    const target = frame.targets[frame.target];
    frame.target += 1;
    if (target !== undefined) finishMorale(state, frame, target, context);
    return;
  }
  const effect = listEffects(unitOf(state, frame.source), frame.by, frame.part)[frame.effect];
  if (effect === undefined) {
    state.frames.pop();
    return;
  }
  const targets = effect.self === true ? [frame.source] : frame.targets;
  if (frame.target === 0 && effect.ifDone === true && !frame.done) {
    state.frames.pop();
    return;
  }
  const target = targets[frame.target];
  if (target === undefined) {
    frame.effect += 1;
    frame.target = 0;
    return;
  }
  if (frame.slot === 'run' && asksOrder(state, frame, effect)) return;
  frame.slot = 'run';
  // A push or a test moves on to the next target only once it is settled.
  if (perform(state, frame, effect, target, context)) frame.target += 1;
}

/** Rulings 64, 144: if several units are to be pushed or to act, the skill's player chooses the next one. */
function asksOrder(state: State, frame: FrameOf<'resolve'>, effect: AttackEffect): boolean {
  if (effect.self === true || (effect.do !== 'push' && effect.do !== 'action')) return false;
  const left = frame.targets.slice(frame.target).filter((id) => isAlive(unitOf(state, id)));
  if (left.length < 2) return false;
  state.frames.push({ step: 'aim', unit: frame.source, by: frame.by, choices: freeze(left) });
  return true;
}

/** Puts this unit before the others that are left. */
export function putNext(frame: FrameOf<'resolve'>, unit: UnitId): void {
  const { targets, target } = frame;
  frame.targets = freeze([
    ...targets.slice(0, target),
    unit,
    ...targets.slice(target).filter((id) => id !== unit),
  ]);
  frame.slot = 'ordered';
}
