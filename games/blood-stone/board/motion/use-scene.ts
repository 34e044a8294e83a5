import type { Masked, Told } from '@sanguine/kernel';
import type { Settings } from '@sanguine/ui';
import { useEffect, useState } from 'react';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { type Scene, sceneOf } from './scene.ts';

/** A roll is read; the rest is seen. */
const ROLL_MS = 3200;
const SCENE_MS = 1300;

interface Watched {
  readonly view: State;
  readonly latest: Told<Event> | null;
  readonly scene: Scene | null;
}

/** The row that led here, while it is seen happening. Another row ends it; nobody's input waits for it. */
export function useScene(
  view: Masked<State>,
  latest: Told<Event> | null,
  { motion }: Pick<Settings, 'motion'>,
): Scene | null {
  const [watched, setWatched] = useState<Watched>({ view, latest, scene: null });
  if (watched.view !== view || watched.latest !== latest) {
    const fresh = latest !== watched.latest;
    const scene = !fresh ? watched.scene : latest === null ? null : sceneOf(watched.view, latest, motion);
    setWatched({ view, latest, scene });
  }
  const { scene } = watched;
  useEffect(() => {
    if (scene === null) return undefined;
    const over = setTimeout(
      () => {
        setWatched((now) => (now.scene === scene ? { ...now, scene: null } : now));
      },
      scene.roll === null ? SCENE_MS : ROLL_MS,
    );
    return () => {
      clearTimeout(over);
    };
  }, [scene]);
  return scene;
}
