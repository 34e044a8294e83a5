import type { Told } from '@sanguine/kernel';
import { useEffect, useState } from 'react';
import type { TableProps } from '../contract.ts';
import type { Settings } from '../settings.ts';

/** How a board sees rows happen. */
export interface Watching<View, Event, Eye, Scene> {
  /** What the eye keeps of a table until the next row: the table itself, or where its pieces stood. */
  readonly eye: (view: View, before: Eye | null) => Eye;
  /** What a row looks like; null: there is nothing to be seen of it. */
  readonly sceneOf: (before: Eye, row: Told<Event>, motion: Settings['motion']) => Scene | null;
  /** How long it is seen, in milliseconds. */
  readonly lasts: (scene: Scene) => number;
}

/** What is seen of a table, and the scene that plays on it. */
export interface Watched<View, Event, Eye, Scene> {
  readonly view: View;
  readonly latest: Told<Event> | null;
  readonly eye: Eye;
  readonly scene: Scene | null;
}

/** One row on: a new row plays from its beginning and ends whatever was still playing; a jump plays nothing. */
export function watch<View, Event, Eye, Scene>(
  before: Watched<View, Event, Eye, Scene>,
  view: View,
  latest: Told<Event> | null,
  motion: Settings['motion'],
  watching: Watching<View, Event, Eye, Scene>,
): Watched<View, Event, Eye, Scene> {
  const eye = watching.eye(view, before.eye);
  if (latest === before.latest) return { ...before, view, eye };
  const scene = latest === null ? null : watching.sceneOf(before.eye, latest, motion);
  return { view, latest, eye, scene };
}

/** The row that led here, while it is seen happening. It is a picture: nobody's input waits for it. */
export function useScene<State, Move, Event, Eye, Scene>(
  { view, latest, settings }: TableProps<State, Move, Event>,
  watching: Watching<TableProps<State, Move, Event>['view'], Event, Eye, Scene>,
): Pick<Watched<State, Event, Eye, Scene>, 'eye' | 'scene'> {
  const { motion } = settings;
  const [watched, setWatched] = useState<Watched<typeof view, Event, Eye, Scene>>(() => ({
    view,
    latest,
    eye: watching.eye(view, null),
    scene: null,
  }));
  if (watched.view !== view || watched.latest !== latest)
    setWatched(watch(watched, view, latest, motion, watching));
  const { eye, scene } = watched;
  const { lasts } = watching;
  useEffect(() => {
    if (scene === null) return undefined;
    const over = setTimeout(() => {
      setWatched((now) => (now.scene === scene ? { ...now, scene: null } : now));
    }, lasts(scene));
    return () => {
      clearTimeout(over);
    };
  }, [scene, lasts]);
  return { eye, scene };
}
