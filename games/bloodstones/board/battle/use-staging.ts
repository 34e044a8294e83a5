import type { Settings } from '@sanguine/ui';
import { useEffect, useState } from 'react';

/** What one step of a reveal takes. */
const STAGE_MS = 350;

interface Staging {
  /** How many steps have been shown. */
  readonly at: number;
  readonly done: boolean;
  readonly skip: () => void;
}

/** A reveal in so many steps, to be skipped at will; with reduced motion all is there at once. */
export function useStaging(steps: number, motion: Settings['motion']): Staging {
  const [at, setAt] = useState(motion === 'reduced' ? steps : 0);
  const done = at >= steps;
  useEffect(() => {
    if (done) return;
    const timer = setInterval(() => setAt((now) => now + 1), STAGE_MS);
    return () => clearInterval(timer);
  }, [done]);
  return { at, done, skip: () => setAt(steps) };
}
