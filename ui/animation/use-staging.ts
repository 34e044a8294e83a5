import { useEffect, useRef, useState } from 'react';
import type { Settings } from '../settings.ts';
import { movingFactor } from './speed.ts';

interface Staging {
  /** How many steps have been shown. */
  readonly at: number;
  readonly done: boolean;
  /** The reader skipped the rest. */
  readonly skipped: boolean;
  readonly skip: () => void;
}

/** Steps without a delay come with the one before. */
function reached(delays: readonly number[], shown: number): number {
  const next = delays.findIndex((delay, at) => at >= shown && delay > 0);
  return next < 0 ? delays.length : next;
}

interface StagingOptions {
  readonly motion: Settings['motion'];
  /** Everything there now was there before, as after a jump in a replay: it shows at once, and only later steps are staged. */
  readonly still?: boolean;
}

/**
 * Shows steps one after another. `delays` says how long each waits for the one before, in milliseconds at normal speed;
 * steps may be added at its end. With motion off everything shows at once.
 */
export function useStaging(delays: readonly number[], { motion, still = false }: StagingOptions): Staging {
  const [{ shown, skipped }, setShown] = useState({ shown: 0, skipped: false });
  const steps = delays.length;
  const at = still || motion === 'off' ? steps : reached(delays, shown);
  // Steps that were taken back are staged again if they return.
  if (at !== shown) setShown({ shown: at, skipped: false });
  const done = at === steps;
  /** When the last step was due: a late step shortens the wait for the next. */
  const due = useRef<number | null>(null);
  useEffect(() => {
    if (done) {
      due.current = null;
      return undefined;
    }
    const now = performance.now();
    const next = (due.current ?? now) + (delays[at] ?? 0) * movingFactor(motion);
    const timer = setTimeout(() => {
      due.current = next;
      setShown({ shown: at + 1, skipped: false });
    }, next - now);
    return () => {
      clearTimeout(timer);
    };
  }, [at, done, delays, motion]);
  return {
    at,
    done,
    skipped,
    skip: () => {
      setShown({ shown: steps, skipped: true });
    },
  };
}
