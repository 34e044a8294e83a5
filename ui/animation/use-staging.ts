import { useEffect, useState } from 'react';
import type { Settings } from '../settings.ts';
import { movingFactor } from './speed.ts';

interface Staging {
  /** How many steps have been shown. */
  readonly at: number;
  readonly done: boolean;
  readonly skip: () => void;
}

/** Reveals `steps` steps, at normal speed `ms` milliseconds each; can be skipped. With motion off everything shows at once. */
export function useStaging(steps: number, ms: number, motion: Settings['motion']): Staging {
  const [shown, setShown] = useState(0);
  const at = motion === 'off' ? steps : Math.min(shown, steps);
  const done = at >= steps;
  useEffect(() => {
    if (done) return undefined;
    const timer = setInterval(
      () => {
        setShown((now) => now + 1);
      },
      ms * movingFactor(motion),
    );
    return () => {
      clearInterval(timer);
    };
  }, [done, ms, motion]);
  return {
    at,
    done,
    skip: () => {
      setShown(steps);
    },
  };
}
