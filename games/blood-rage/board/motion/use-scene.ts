import type { Masked, Told } from '@sanguine/kernel';
import type { Settings } from '@sanguine/ui';
import { useEffect, useState } from 'react';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { type Piece, placed } from '../ring/placing.ts';
import { type Scene, sceneOf } from './scene.ts';

const SCENE_MS = 1900;

interface Watched {
  readonly view: State;
  readonly latest: Told<Event> | null;
  readonly pieces: readonly Piece[];
  readonly scene: Scene | null;
}

/** Where every piece stands for the eye, and the row that led here while it is seen happening. Nobody's input waits. */
export function useScene(
  view: Masked<State>,
  latest: Told<Event> | null,
  { motion }: Pick<Settings, 'motion'>,
): Pick<Watched, 'pieces' | 'scene'> {
  const [watched, setWatched] = useState<Watched>(() => ({
    view,
    latest,
    pieces: placed([], view),
    scene: null,
  }));
  if (watched.view !== view || watched.latest !== latest) {
    const fresh = latest !== watched.latest;
    const scene = !fresh ? watched.scene : latest === null ? null : sceneOf(watched.pieces, latest, motion);
    setWatched({ view, latest, pieces: placed(watched.pieces, view), scene });
  }
  const { pieces, scene } = watched;
  useEffect(() => {
    if (scene === null) return undefined;
    const over = setTimeout(() => {
      setWatched((now) => (now.scene === scene ? { ...now, scene: null } : now));
    }, SCENE_MS);
    return () => {
      clearTimeout(over);
    };
  }, [scene]);
  return { pieces, scene };
}
