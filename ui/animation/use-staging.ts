import { useEffect, useState } from 'react';
import type { Settings } from '../settings.ts';

interface Staging {
  /** How many steps have been shown. */
  readonly at: number;
  readonly done: boolean;
  readonly skip: () => void;
}

/** A reveal in so many steps, each of so many milliseconds, to be skipped at will; with reduced motion all is there at once. */
export function useStaging(steps: number, ms: number, motion: Settings['motion']): Staging {
  const [shown, setShown] = useState(0);
  const at = motion === 'reduced' ? steps : Math.min(shown, steps);
  const done = at >= steps;
  useEffect(() => {
    if (done) return undefined;
    const timer = setInterval(() => {
      setShown((now) => now + 1);
    }, ms);
    return () => {
      clearInterval(timer);
    };
  }, [done, ms]);
  return {
    at,
    done,
    skip: () => {
      setShown(steps);
    },
  };
}
