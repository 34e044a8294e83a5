import { useEffect, useState } from 'react';

/** Whether the rolling of a row's dice was skipped, with Space or a tap. */
export function useSkip(row: number): { readonly skipped: boolean; readonly skip: () => void } {
  const [at, setAt] = useState(-1);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // On a button, Space presses the button.
      const busy =
        event.target instanceof HTMLElement && event.target.matches('button, input, textarea, select, a');
      if (
        event.key !== ' ' ||
        busy ||
        event.defaultPrevented ||
        document.querySelector('dialog[open]') !== null
      )
        return;
      event.preventDefault();
      setAt(row);
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [row]);
  return {
    skipped: at === row,
    skip: () => {
      setAt(row);
    },
  };
}
