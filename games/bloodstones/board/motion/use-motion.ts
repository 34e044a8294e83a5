import type { Masked, Told } from '@sanguine/kernel';
import type { Settings } from '@sanguine/ui';
import { useEffect, useState } from 'react';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { lengthOf, type Motion, motionsOf } from './motion.ts';

/** What is seen happening now: the motions of one row. */
export interface Scene {
  readonly row: number;
  readonly motions: readonly Motion[];
}

export interface Watched {
  readonly view: State;
  readonly latest: Told<Event> | null;
  readonly scene: Scene | null;
}

/** One row on: a new row plays from its beginning and ends whatever was still playing; a jump plays nothing. */
export function watch(
  before: Watched,
  view: State,
  latest: Told<Event> | null,
  motion: Settings['motion'],
): Watched {
  if (latest === before.latest) return { ...before, view };
  if (latest === null || latest.did.do !== 'move') return { view, latest, scene: null };
  const motions = motionsOf(before.view, latest.events, motion);
  return { view, latest, scene: motions.length === 0 ? null : { row: latest.row, motions } };
}

/** The motions of the row that led here, until they are over. They are a picture: nobody's input waits for them. */
export function useMotion(
  view: Masked<State>,
  latest: Told<Event> | null,
  { motion }: Pick<Settings, 'motion'>,
): Scene | null {
  const [watched, setWatched] = useState<Watched>({ view, latest, scene: null });
  if (watched.view !== view || watched.latest !== latest) setWatched(watch(watched, view, latest, motion));
  const { scene } = watched;
  useEffect(() => {
    if (scene === null) return;
    const over = setTimeout(
      () => setWatched((now) => (now.scene === scene ? { ...now, scene: null } : now)),
      lengthOf(scene.motions),
    );
    return () => clearTimeout(over);
  }, [scene]);
  return scene;
}
