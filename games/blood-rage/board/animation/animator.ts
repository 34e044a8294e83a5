import { lengthOf } from '@sanguine/ui/animation/timing.ts';
import type { Animator } from '@sanguine/ui/animation/use-animation.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { type PlacedPiece, placed } from '../ring/placing.ts';
import { type Animation, animationOf } from './animation.ts';

/** How long a destroyed province burns. */
const BURNING_MS = 1800;

/** Remembers where every piece was. */
export const ANIMATOR: Animator<State, Event, readonly PlacedPiece[], Animation> = {
  remember: (view, before) => placed(before ?? [], view),
  animationOf,
  lasts: ({ cues, burnt }) => Math.max(lengthOf(cues), burnt === null ? 0 : BURNING_MS),
};
