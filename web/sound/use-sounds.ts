import type { Settings } from '@sanguine/ui';
import { useEffect, useRef } from 'react';
import type { OpenTable } from '../link/link.ts';
import type { TableContext } from '../table/table-context.ts';
import { isWanted, player } from './player.ts';
import { soundOf } from './sound-of.ts';

/** Plays the table's sounds, if they are wanted. */
export function useSounds({ board, table }: TableContext, settings: Settings): void {
  const before = useRef<OpenTable | null>(null);
  useEffect(() => {
    const sound = soundOf(board, before.current, table);
    before.current = table;
    const page = { hidden: document.hidden, touched: navigator.userActivation.hasBeenActive };
    if (sound !== null && isWanted(sound, settings, page))
      player.play(sound, settings.volume, performance.now());
  }, [board, table, settings]);
}
