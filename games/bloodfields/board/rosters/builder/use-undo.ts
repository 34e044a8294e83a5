import { useEffect, useState } from 'react';
import type { Roster } from '../../../rules/roster/roster.ts';

/** Changes that can be taken back, the latest. */
const MOST_UNDONE = 50;

export interface Undo {
  readonly canUndo: boolean;
  readonly change: (roster: Roster) => void;
  readonly undo: () => void;
}

/** Remembers what the roster was before each change; a button and Ctrl+Z take it back, but for where somebody types. */
export function useUndo(roster: Roster, onChange: (roster: Roster) => void): Undo {
  const [past, setPast] = useState<readonly Roster[]>([]);
  const undo = (): void => {
    const before = past.at(-1);
    if (before === undefined) return;
    setPast(past.slice(0, -1));
    onChange(before);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  });
  return {
    canUndo: past.length > 0,
    undo,
    change: (next) => {
      setPast([...past, roster].slice(-MOST_UNDONE));
      onChange(next);
    },
  };
}
