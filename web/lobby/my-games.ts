import { useCallback, useEffect, useState } from 'react';
import { hasAnswered, useMe } from '../account/me.ts';
import { myTables } from '../api/tables.ts';
import { listLocal } from '../store/games.ts';
import { type Entry, localEntry, onlineEntry, sorted } from './entry.ts';

interface Found {
  /** Null until known. */
  readonly entries: readonly Entry[] | null;
  /** The online tables could not be loaded. */
  readonly partly: boolean;
}

const EVERY = 20_000;

/** Local and online games together, refreshed whenever the page becomes visible. */
export function useMyGames(): Found & { readonly refresh: () => void } {
  const me = useMe();
  const [found, setFound] = useState<Found>({ entries: null, partly: false });
  const known = me !== null && me !== undefined;
  const look = useCallback(async () => {
    const [local, online, answered] = await Promise.all([
      listLocal().catch(() => []),
      known ? myTables() : null,
      known || hasAnswered(),
    ]);
    const tables = online?.ok === true ? online.value.tables : [];
    setFound({
      entries: sorted([...local.map(localEntry), ...tables.map(onlineEntry)]),
      // A visitor who has no games differs from one the server could not look up.
      partly: online?.ok === false || !answered,
    });
  }, [known]);
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void look();
    };
    again();
    const timer = setInterval(again, EVERY);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [look]);
  return { ...found, refresh: () => void look() };
}
