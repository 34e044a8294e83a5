import { same } from '@sanguine/kernel';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { bestScale } from './arrange.ts';

/** Heights of all parts of a name in the galley, in its order. */
export type Measured = (part: string) => number[];

export interface Fit<Page> {
  readonly scale: number;
  readonly plan: readonly Page[];
}

/** From the usual size of type down to the smallest that is read with ease. */
const SCALES = Array.from({ length: 15 }, (_, step) => 1 - step * 0.02);

/**
 * Measures the parts in a galley, an unseen column that holds each of them once, and plans pages: on one page if the type
 * can be small enough for it, else on as few as can be. Null until there is a galley. Measured again whenever a font arrives.
 */
export function useFit<Page>(
  galley: RefObject<HTMLElement | null>,
  planOf: (heights: Measured) => readonly Page[],
): Fit<Page> | null {
  const [fit, setFit] = useState<Fit<Page> | null>(null);
  const [, again] = useReducer((turn: number) => turn + 1, 0);
  useEffect(() => {
    document.fonts.addEventListener('loadingdone', again);
    return () => document.fonts.removeEventListener('loadingdone', again);
  }, []);
  // What is measured depends on the galley alone, never on the plan: the second time nothing has changed.
  useLayoutEffect(() => {
    const { current } = galley;
    if (current === null) return;
    const next = bestScale(
      SCALES,
      (scale) => {
        current.style.setProperty('--u', `${scale}px`);
        return planOf((part) =>
          [...current.querySelectorAll(`[data-part="${part}"]`)].map(
            (element) => element.getBoundingClientRect().height,
          ),
        );
      },
      ({ length }) => length,
    );
    if (fit === null || !same(fit, next)) setFit(next);
  });
  return fit;
}
