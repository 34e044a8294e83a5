import type { Animator } from '@sanguine/ui/animation/use-animation.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { type Animation, animationOf } from './animation.ts';

/** A roll lasts longer because it has to be read. */
const ROLL_MS = 3200;
const ANIMATION_MS = 1300;

export const ANIMATOR: Animator<State, Event, State, Animation> = {
  remember: (view) => view,
  animationOf,
  lasts: ({ roll }) => (roll === null ? ANIMATION_MS : ROLL_MS),
};
