import type { Watching } from '@sanguine/ui/motion/use-scene.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { type Scene, sceneOf } from './scene.ts';

/** A roll is read; the rest is seen. */
const ROLL_MS = 3200;
const SCENE_MS = 1300;

export const WATCHING: Watching<State, Event, State, Scene> = {
  eye: (view) => view,
  sceneOf,
  lasts: ({ roll }) => (roll === null ? SCENE_MS : ROLL_MS),
};
