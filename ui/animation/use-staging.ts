import { useEffect, useState } from 'react';
import type { Settings } from '../settings.ts';

interface Staging {
  /** How many steps have been shown. */
  readonly at: number;
  readonly done: boolean;
  readonly skip: () => void;
}

/** Reveals `steps` steps, `ms` milliseconds each; can be skipped. With reduced motion everything shows at once. */
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
