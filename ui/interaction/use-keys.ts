import { useEffect, useRef } from 'react';
import { isWriting } from './is-writing.ts';

interface TableKeys {
  readonly undo: (() => void) | null;
  readonly cancel: () => void;
  /** Tells more or less about what is pointed at. */
  readonly details?: () => void;
}

/** Table-wide keys: undo, cancelling the selection, and details. */
export function useKeys(keys: TableKeys): void {
  const told = useRef(keys);
  useEffect(() => {
    told.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isWriting(event) || event.defaultPrevented || document.querySelector('dialog[open]') !== null)
        return;
      if (event.key === 'Escape') told.current.cancel();
      const held = event.ctrlKey || event.metaKey;
      if (event.key.toLowerCase() === 'z' && held && !event.shiftKey) {
        event.preventDefault();
        told.current.undo?.();
      } else if (event.key.toLowerCase() === 'i' && !held && !event.altKey) told.current.details?.();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, []);
}
