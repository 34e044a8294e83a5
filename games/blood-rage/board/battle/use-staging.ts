import type { Settings } from '@sanguine/ui';
import { useEffect, useState } from 'react';

/** What one line of a reveal takes. */
const LINE_MS = 420;

export interface Staging {
  /** How many lines have been shown. */
  readonly at: number;
  readonly done: boolean;
  readonly skip: () => void;
}

/** A reveal line by line, to be skipped at will; with reduced motion all is there at once. */
export function useStaging(lines: number, motion: Settings['motion']): Staging {
  const [at, setAt] = useState(motion === 'reduced' ? lines : 0);
  const shown = motion === 'reduced' ? lines : Math.min(at, lines);
  const done = shown >= lines;
  useEffect(() => {
    if (done) return undefined;
    const timer = setInterval(() => {
      setAt((now) => now + 1);
    }, LINE_MS);
    return () => {
      clearInterval(timer);
    };
  }, [done]);
  return {
    at: shown,
    done,
    skip: () => {
      setAt(lines);
    },
  };
}
