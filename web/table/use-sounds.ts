import { useEffect, useRef } from 'react';
import type { OpenTable } from '../link/link.ts';
import { soundOf } from './heard.ts';
import type { TableContext } from './table-context.ts';
import { playSound } from './sounds.ts';

/** Plays the table's sounds if sound is on. */
export function useSounds({ game, table }: TableContext, on: boolean): void {
  const before = useRef<OpenTable | null>(null);
  useEffect(() => {
    const sound = soundOf(game, before.current, table);
    before.current = table;
    if (on && sound !== null) playSound(sound);
  }, [game, table, on]);
}
