import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Focuses `element` after an action of the reader removed the focused one, so that the keyboard continues from there.
 * Returns the function to call before such an action.
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
