import type { Watching } from '@sanguine/ui/motion/use-scene.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { lengthOf, type Motion, motionsOf } from './motion.ts';

/** What is seen happening now: the motions of one row. */
export interface Scene {
  readonly row: number;
  readonly motions: readonly Motion[];
}

export const WATCHING: Watching<State, Event, State, Scene> = {
  eye: (view) => view,
  sceneOf: (before, { row, did, events }, motion) => {
    if (did.do !== 'move') return null;
    const motions = motionsOf(before, events, motion);
    return motions.length === 0 ? null : { row, motions };
  },
  lasts: ({ motions }) => lengthOf(motions),
};
