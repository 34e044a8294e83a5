import type { Animator } from '@sanguine/ui/animation/use-animation.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { lengthOf, type Movement, motionsOf } from './movement.ts';

/** The motions of one row. */
export interface Animation {
  readonly number: number;
  readonly motions: readonly Movement[];
}

export const ANIMATOR: Animator<State, Event, State, Animation> = {
  remember: (view) => view,
  animationOf: (before, { number, did, events }, motion) => {
    if (did.do !== 'move') return null;
    const motions = motionsOf(before, events, motion);
    return motions.length === 0 ? null : { number, motions };
  },
  lasts: ({ motions }) => lengthOf(motions),
};
