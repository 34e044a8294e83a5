import { useEffect, useRef } from 'react';

const KEY = 'sanguine.seen';
/** Maximum number of tables remembered; the least recently visited are forgotten first. */
const MOST = 200;

type Seen = [table: string, row: number][];

function read(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeen) : [];
  } catch {
    return [];
  }
}

function isSeen(entry: unknown): entry is Seen[number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

/** The last row of a table seen on this device, or null. */
export function seenRow(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

function rememberRow(table: string, row: number): void {
  try {
    const others = read().filter(([id]) => id !== table);
    localStorage.setItem(KEY, JSON.stringify([[table, row], ...others].slice(0, MOST)));
  } catch {
    // Without storage the digest is shown only on request.
  }
}

/**
 * Remembers the last row as seen while the page is in view: what happens behind other pages is still news. `back` is called
 * before that when somebody comes back to the page.
 */
export function useRemembered(table: string, row: number, back: () => void): void {
  const onBack = useRef(back);
  useEffect(() => {
    onBack.current = back;
  });
  useEffect(() => {
    const remember = (): void => {
      if (document.visibilityState === 'visible') rememberRow(table, row);
    };
    const seen = (): void => {
      if (document.visibilityState === 'visible') onBack.current();
      remember();
    };
    remember();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [table, row]);
}
