import type { Animator } from '@sanguine/ui/animation/use-animation.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { type PlacedPiece, placed } from '../ring/placing.ts';
import { type Animation, animationOf } from './animation.ts';

const ANIMATION_MS = 1900;

/** Remembers where every piece was. */
export const ANIMATOR: Animator<State, Event, readonly PlacedPiece[], Animation> = {
  remember: (view, before) => placed(before ?? [], view),
  animationOf,
  lasts: () => ANIMATION_MS,
};
