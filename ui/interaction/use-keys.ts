import { useEffect, useRef } from 'react';

/** Table-wide keys: undo, and cancelling the selection. */
export function useKeys(keys: { readonly undo: (() => void) | null; readonly cancel: () => void }): void {
  const told = useRef(keys);
  useEffect(() => {
    told.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const writing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (writing || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'Escape') told.current.cancel();
      else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
        event.preventDefault();
        told.current.undo?.();
      }
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, []);
}
