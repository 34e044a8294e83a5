import type { Animator } from '@sanguine/ui/animation/use-animation.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { type Animation, animationOf } from './animation.ts';

/** Dice last longer because they have to be read. */
const DICE_MS = 3200;
const ANIMATION_MS = 1400;

export const ANIMATOR: Animator<State, Event, State, Animation> = {
  remember: (view) => view,
  animationOf,
  lasts: ({ rolls }) => (rolls.length === 0 ? ANIMATION_MS : DICE_MS),
};
