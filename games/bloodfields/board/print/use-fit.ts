import { same } from '@sanguine/kernel';
import { type RefObject, useEffect, useState } from 'react';
import { bestScale } from './arrange.ts';

/** The heights of all parts with a name in the galley, in order. */
export type Measured = (part: string) => number[];

export interface Fit<Page> {
  readonly scale: number;
  readonly plan: readonly Page[];
}

/** From the usual size of type down to the smallest that is easy to read. */
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
  // Put back, so that the observer only notices changes of the content.
  setScale(1);
  return best;
}

/**
 * Measures the parts in a galley, an unseen column that holds each of them once, and plans pages: one page if small enough type
 * is still readable, otherwise as few as possible. Null until measured; measures again whenever the galley's size changes, for
 * example when a font arrives late.
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
