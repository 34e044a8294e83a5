import type { PlayContext } from '@sanguine/kernel';
import type { Selector } from '../../content/effects.ts';
import type { Event } from '../events.ts';
import type { FrameOf, Part } from '../frames.ts';
import type { State, UnitId } from '../state.ts';
import { EMPTY, freeze, unitOf } from '../units.ts';
import { listEffects } from './lists.ts';
import { finishMorale, perform } from './perform.ts';
import { finishPush } from './push.ts';
import { select } from './select.ts';

interface Resolving {
  readonly source: UnitId;
  readonly by: string;
  readonly part: Part;
  readonly targets: readonly UnitId[];
  readonly other: UnitId;
}

/** Effects begin to come about, one after another, on these units. */
export function startEffects(state: State, { source, by, part, targets, other }: Resolving): void {
  state.frames.push({
    step: 'resolve',
    source,
    by,
    part,
    targets: freeze([...targets]),
    other,
    effect: 0,
    target: 0,
    done: true,
    slot: 'run',
    held: false,
    rolled: null,
  });
}

/** §8.1: the same, on whom the skill selects; where there are several to choose from, its player is asked. */
export function startSelected(
  state: State,
  selector: Selector,
  { source, by, part, other }: Omit<Resolving, 'targets'>,
): void {
  const selection = select(state, source, selector, other);
  const [only, ...more] = selection.how === 'one' ? selection.choices : [];
  const asks = only !== undefined && more.length > 0;
  const targets = selection.how === 'all' ? selection.units : only === undefined || asks ? EMPTY : [only];
  startEffects(state, { source, by, part, targets, other });
  if (asks) state.frames.push({ step: 'aim', unit: source, by, choices: freeze([only, ...more]) });
}

/** §1.6: one effect after another, each on one unit after another; one with "Then" needs the one before. */
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
  // An effect that asks or rolls says itself when it is over.
  if (perform(state, frame, effect, target, context)) frame.target += 1;
}
