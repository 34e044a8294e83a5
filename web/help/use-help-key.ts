import { useEffect, useRef } from 'react';
import { isWriting } from '@sanguine/ui/interaction/is-writing.ts';

/** Calls `open` when `?` is pressed outside of a text field and of other dialogs. */
export function useHelpKey(open: () => void): void {
  const told = useRef(open);
  useEffect(() => {
    told.current = open;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.defaultPrevented || isWriting(event)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      told.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
