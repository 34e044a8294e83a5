import { useCallback, useEffect, useState } from 'react';
import { hasAnswered, useMe } from '../account/me.ts';
import { myTables } from '../api/tables.ts';
import { listLocal } from '../store/games.ts';
import { type Entry, localEntry, onlineEntry, sorted } from './entry.ts';

interface Found {
  /** Null: not known yet. */
  readonly entries: readonly Entry[] | null;
  /** The tables online could not be asked for. */
  readonly partly: boolean;
}

const EVERY = 20_000;

/** Local and online games together, looked at again whenever the page is. */
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
      // Nobody without games, or somebody the server could not look up: that is not the same.
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
