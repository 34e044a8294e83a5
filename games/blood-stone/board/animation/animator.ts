import { lengthOf } from '@sanguine/ui/animation/timing.ts';
import type { Animator } from '@sanguine/ui/animation/use-animation.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { type Animation, animationOf } from './animation.ts';

/** A spell lasts longer because it has to be read. */
const CAST_MS = 2400;

export const ANIMATOR: Animator<State, Event, State, Animation> = {
  remember: (view) => view,
  animationOf,
  lasts: ({ cues, cast }) => Math.max(lengthOf(cues), cast === null ? 0 : CAST_MS),
};
