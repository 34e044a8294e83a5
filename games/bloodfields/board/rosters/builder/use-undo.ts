import { useEffect, useState } from 'react';
import type { Roster } from '../../../rules/roster/roster.ts';

/** How many of the latest changes can be undone. */
const MOST_UNDONE = 50;

export interface Undo {
  readonly canUndo: boolean;
  readonly change: (roster: Roster) => void;
  readonly undo: () => void;
}

/** Remembers the roster before each change; a button and Ctrl+Z undo it, except while the player is typing. */
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
