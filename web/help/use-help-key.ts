import { useEffect, useRef } from 'react';

/** Calls `open` when `?` is pressed outside of a text field and of other dialogs. */
export function useHelpKey(open: () => void): void {
  const told = useRef(open);
  useEffect(() => {
    told.current = open;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      const writing = target instanceof HTMLElement && target.matches('input, textarea, select');
      if (event.key !== '?' || event.defaultPrevented || writing) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      told.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
