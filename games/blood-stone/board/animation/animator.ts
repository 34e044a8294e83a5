import type { Animator } from '@sanguine/ui/animation/use-animation.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { type Animation, animationOf } from './animation.ts';

/** A roll and a spell last longer because they have to be read. */
const ROLL_MS = 3200;
const CAST_MS = 2400;
const ANIMATION_MS = 1300;

export const ANIMATOR: Animator<State, Event, State, Animation> = {
  remember: (view) => view,
  animationOf,
  lasts: ({ roll, cast }) => (roll !== null ? ROLL_MS : cast !== null ? CAST_MS : ANIMATION_MS),
};
