import { useEffect, useRef } from 'react';
import { tableMarks } from '../store/table-marks.ts';

const seen = tableMarks('sanguine.seen');

/** The last row of a table seen on this device, or null. */
export const seenRow = (table: string): number | null => seen.read(table);

/**
 * Remembers the last row as seen while the page is in view: what happens behind other pages is still news. Calls `back`
 * before that when somebody comes back to the page.
 */
export function useRemembered(table: string, row: number, back: () => void): void {
  const onBack = useRef(back);
  useEffect(() => {
    onBack.current = back;
  });
  useEffect(() => {
    const remember = (): void => {
      if (document.visibilityState === 'visible') seen.write(table, row);
    };
    const comeBack = (): void => {
      if (document.visibilityState === 'visible') onBack.current();
      remember();
    };
    remember();
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [table, row]);
}
