import type { Watching } from '@sanguine/ui/motion/use-scene.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { type Piece, placed } from '../ring/placing.ts';
import { type Scene, sceneOf } from './scene.ts';

const SCENE_MS = 1900;

/** The eye keeps where every piece stands. */
export const WATCHING: Watching<State, Event, readonly Piece[], Scene> = {
  eye: (view, before) => placed(before ?? [], view),
  sceneOf,
  lasts: () => SCENE_MS,
};
