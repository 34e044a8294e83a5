import type { PlayContext } from '@sanguine/kernel';
import type { Event, PushedInto } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { push } from '../geometry/push.ts';
import { span } from '../geometry/point.ts';
import type { Obstacle } from '../geometry/spot.ts';
import { fieldFor } from '../ground.ts';
import { goTo } from '../movement.ts';
import { tagOf } from '../names.ts';
import type { State, UnitId } from '../state.ts';
import { applyToken } from '../tokens.ts';
import { bodiesFor, idsOn, isAlive, unitOf } from '../units.ts';
import { isRooted } from './drag.ts';
import { listEffects } from './lists.ts';

/** §5.7: pushes away from the pusher, unless something holds the unit. If it runs into something, it is stunned. */
export function finishPush(state: State, frame: FrameOf<'resolve'>, context: PlayContext<Event>): void {
  const source = unitOf(state, frame.source);
  const effect = listEffects(source, frame.by, frame.part)[frame.effect];
  const id = frame.targets[frame.target];
  if (effect?.do !== 'push' || id === undefined) throw new Error(`${frame.by} pushes nobody`);
  const unit = unitOf(state, id);
  if (!isAlive(unit)) return;
  if (frame.held || isRooted(state, id)) {
    context.emit({
      e: 'push.held',
      unit: tagOf(state, id),
      by: tagOf(state, frame.source),
      distance: effect.distance,
    });
    return;
  }
  const { at, by } = push(source, unit, effect.distance, fieldFor(state), bodiesFor(state, unit.owner, id));
  const from = { x: unit.x, y: unit.y };
  context.emit({
    e: 'unit.pushed',
    unit: tagOf(state, id),
    by: tagOf(state, frame.source),
    from,
    to: at,
    distance: effect.distance,
    into: by === null ? null : intoOf(state, id, by),
  });
  frame.done = true;
  if (by !== null) applyToken(state, id, 'stun', context);
  // A unit pushed into or across ruins rolls for them as if it had moved (§11.4).
  if (at.x !== from.x || at.y !== from.y) goTo(state, id, [at], span(from, at), 'moved', context);
}

/** What a push ran into, for events. */
function intoOf(state: State, pushed: UnitId, by: Obstacle): PushedInto {
  switch (by.kind) {
    case 'edge':
      return 'edge';
    case 'piece':
      return { piece: by.piece.id };
    case 'disc':
      return { unit: tagOf(state, idsOn(state, pushed)[by.index] ?? pushed) };
  }
}
