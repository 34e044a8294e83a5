import type { Settings } from '@sanguine/ui';
import { movingFactor, readingFactor } from '@sanguine/ui/animation/speed.ts';
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds per moment at normal speed. */
const STEP = 900;
export const SPEEDS = ['0.5', '1', '2', '4', '8'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface ReplayPlayer {
  readonly at: number;
  /** Whether the moment was reached by one step forwards, so that it can be animated. */
  readonly stepped: boolean;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly go: (at: number) => void;
  readonly step: (by: number) => void;
  readonly setPlaying: (playing: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
}

interface Played {
  /** How long each moment is staged on the board, in milliseconds at normal speed. */
  readonly staged: readonly number[];
  readonly first: number;
  readonly motion: Settings['motion'];
}

/** Steps through the moments, by hand or automatically; each lasts as long as its movement on the board takes, or longer. */
export function usePlayer({ staged, first, motion }: Played): ReplayPlayer {
  const [{ at, stepped }, setPlace] = useState({ at: first, stepped: false });
  const [running, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const last = staged.length - 1;
  // Stop at the end.
  const playing = running && at < last;
  const go = useCallback(
    (to: number) => setPlace({ at: Math.min(Math.max(0, to), last), stepped: false }),
    [last],
  );
  const step = useCallback(
    (by: number) =>
      setPlace((place) => ({ at: Math.min(Math.max(0, place.at + by), last), stepped: by === 1 })),
    [last],
  );
  useEffect(() => {
    if (!playing) return;
    const usual = STEP * readingFactor(motion) + (staged[at] ?? 0) * movingFactor(motion);
    const timer = setTimeout(() => step(1), usual / Number(speed));
    return () => clearTimeout(timer);
  }, [playing, at, staged, speed, step, motion]);
  return { at, stepped, playing, speed, go, step, setPlaying, setSpeed };
}
