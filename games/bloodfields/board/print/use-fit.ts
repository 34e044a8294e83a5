import { same } from '@sanguine/kernel';
import { type RefObject, useEffect, useState } from 'react';
import { bestScale } from './arrange.ts';

/** Heights of all parts of a name in the galley, in its order. */
export type Measured = (part: string) => number[];

export interface Fit<Page> {
  readonly scale: number;
  readonly plan: readonly Page[];
}

/** From the usual size of type down to the smallest that is read with ease. */
const SCALES = Array.from({ length: 15 }, (_, step) => 1 - step * 0.02);

function measured<Page>(galley: HTMLElement, planOf: (heights: Measured) => readonly Page[]): Fit<Page> {
  const heights: Measured = (part) =>
    [...galley.querySelectorAll(`[data-part="${part}"]`)].map(
      (element) => element.getBoundingClientRect().height,
    );
  const setScale = (scale: number): void => galley.style.setProperty('--u', `${scale}px`);
  const best = bestScale(
    SCALES,
    (scale) => {
      setScale(scale);
      return planOf(heights);
    },
    ({ length }) => length,
  );
  // As it was, so that only a change of what is in it is one.
  setScale(1);
  return best;
}

/**
 * Measures the parts in a galley, an unseen column that holds each of them once, and plans pages: on one page if the type
 * can be small enough for it, else on as few as can be. Null until it has been measured; again whenever its size changes, as
 * by a font that arrives late.
 */
export function useFit<Page>(
  galley: RefObject<HTMLElement | null>,
  planOf: (heights: Measured) => readonly Page[],
): Fit<Page> | null {
  const [fit, setFit] = useState<Fit<Page> | null>(null);
  useEffect(() => {
    const { current } = galley;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      const next = measured(current, planOf);
      setFit((last) => (last !== null && same(last, next) ? last : next));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [galley, planOf]);
  return fit;
}
