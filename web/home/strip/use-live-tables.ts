import { useEffect, useState } from 'react';
import type { TableInfo } from '@sanguine/protocol';
import { listTables } from '../../api/tables.ts';

/** Null until the server has answered, `away` if it did not. */
export type LiveTables =
  | {
      readonly open: readonly TableInfo[];
      readonly playing: readonly TableInfo[];
    }
  | null
  | 'away';

const EVERY = 30_000;

/** Listed tables with a free seat and listed games being played, looked up again while the page is in view. */
export function useLiveTables(): LiveTables {
  const [found, setFound] = useState<LiveTables>(null);
  useEffect(() => {
    let left = false;
    const look = async () => {
      const [open, playing] = await Promise.all([listTables('open'), listTables('playing')]);
      if (left) return;
      setFound(open.ok && playing.ok ? { open: open.value.tables, playing: playing.value.tables } : 'away');
    };
    void look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, EVERY);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, []);
  return found;
}
