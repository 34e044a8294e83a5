import { lengthOf } from '@sanguine/ui/animation/timing.ts';
import type { Animator } from '@sanguine/ui/animation/use-animation.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { type Animation, animationOf } from './animation.ts';

/** How long the arrow of a stray shot stays readable. */
const STRAY_MS = 2600;

export const ANIMATOR: Animator<State, Event, State, Animation> = {
  remember: (view) => view,
  animationOf,
  lasts: ({ cues, strays }) => Math.max(lengthOf(cues), strays.length === 0 ? 0 : STRAY_MS),
};
