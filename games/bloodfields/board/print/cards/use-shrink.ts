import { type RefCallback, useEffect, useState } from 'react';

const SMALLEST = 0.6;
const STEP = 0.03;

/** Shrinks the type of an element of fixed size until nothing overflows; again when a font arrives. */
export function useShrink(): RefCallback<HTMLElement> {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (element === null) return undefined;
    const fit = (): void => {
      for (let scale = 1; scale >= SMALLEST; scale -= STEP) {
        element.style.setProperty('--u', `${scale}px`);
        if (element.scrollHeight <= element.clientHeight) return;
      }
    };
    fit();
    document.fonts.addEventListener('loadingdone', fit);
    return () => document.fonts.removeEventListener('loadingdone', fit);
  });
  return setElement;
}
