import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Gives the focus to an element when whatever had it is gone because of something the reader did, so that
 * the keyboard goes on from there. Returns the way to say that this is about to happen.
 */
export function useRefocus(element: RefObject<HTMLElement | null>): () => void {
  const expected = useRef(false);
  useEffect(() => {
    if (!expected.current || (document.activeElement ?? document.body) !== document.body) return;
    expected.current = false;
    element.current?.focus();
  });
  return useCallback(() => {
    expected.current = true;
  }, []);
}
