import type { PlayContext } from '@sanguine/kernel';
import type { Trigger } from '../../content/effects.ts';
import type { Event } from '../events.ts';
import type { FrameOf, Reaction } from '../frames.ts';
import { tagOf } from '../names.ts';
import { triggerOf } from '../skills.ts';
import type { State, UnitId } from '../state.ts';
import { freeze, unitOf } from '../units.ts';
import { payFor } from './limits.ts';
import { startHurt } from '../attack/damage.ts';
import { startSelected } from '../effects/pending.ts';
import { isReady, orderingSeat } from './reactions.ts';

/** Ruling 144: effects whose order matters enough to ask about it. */
const WEIGHTY: readonly string[] = [
  'hits',
  'lose',
  'morale',
  'push',
  'drag',
  'fly',
  'jump',
  'blink',
  'action',
];

const isWeighty = (state: State, { unit, by }: Reaction): boolean =>
  triggerOf(unitOf(state, unit), by)?.effects.some((effect) => WEIGHTY.includes(effect.do)) ?? false;

/** §1.6: one after another; each is checked again when its time comes. */
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

/** Lets a passive or a charm act. The `triggers` frame must be on top. */
export function react(
  state: State,
  id: UnitId,
  by: string,
  trigger: Trigger,
  context: PlayContext<Event>,
): void {
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

/** Changes the moment itself: cover from this attack, no push, or one damage taken over. */
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
