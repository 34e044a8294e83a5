import type { PlayedCues } from '@sanguine/ui/animation/cue-layer.tsx';
import { inTurn, lengthOf, stilled } from '@sanguine/ui/animation/timing.ts';
import type { Animator } from '@sanguine/ui/animation/use-animation.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { cuesOf, type Piece, type Place } from './cues.ts';

export type Animation = PlayedCues<Place, Piece>;

export const ANIMATOR: Animator<State, Event, State, Animation> = {
  remember: (view) => view,
  animationOf: (before, { number, did, events }, motion) => {
    if (did.do !== 'move') return null;
    const cues = cuesOf(before, events);
    if (cues.length === 0) return null;
    return { row: number, cues: motion === 'off' ? stilled(cues) : inTurn(cues) };
  },
  lasts: ({ cues }) => lengthOf(cues),
};
