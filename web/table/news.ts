import { useEffect, useMemo, useState } from 'react';
import type { News } from '@sanguine/ui';
import { lastPutAway, rememberPutAway } from './put-away.ts';

/** What is put away is kept by `table` on this device; null keeps it only while the page is open. */
export function useNews(table: string | null, events: number): News {
  const [kept, setKept] = useState({ table, last: table === null ? -1 : lastPutAway(table) });
  // Another player at the same screen.
  if (kept.table !== table) setKept({ table, last: table === null ? -1 : lastPutAway(table) });
  // What was taken back may happen otherwise.
  else if (kept.last >= events) setKept({ table, last: events - 1 });
  const { last } = kept;
  useEffect(() => {
    if (kept.table !== null && lastPutAway(kept.table) !== kept.last) rememberPutAway(kept.table, kept.last);
  }, [kept]);
  return useMemo(
    () => ({
      isNew: (event) => event > last,
      putAway: (event) => setKept((now) => ({ ...now, last: Math.max(now.last, event) })),
    }),
    [last],
  );
}

/** In a replay only the row just reached brings news: what begins at `from` among the events. */
export function usePastNews(from: number): News {
  const [away, setAway] = useState<ReadonlySet<number>>(new Set());
  return useMemo(
    () => ({
      isNew: (event) => event >= from && !away.has(event),
      putAway: (event) => setAway((now) => new Set([...now, event])),
    }),
    [from, away],
  );
}
