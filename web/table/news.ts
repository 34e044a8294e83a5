import { useEffect, useMemo, useState } from 'react';
import type { News } from '@sanguine/ui';
import { tableMarks } from '../store/table-marks.ts';

/** The last event whose panel was closed. */
const putAway = tableMarks('sanguine.put-away');

const lastOf = (table: string | null): number => (table === null ? -1 : (putAway.read(table) ?? -1));

/** Closed panels are remembered for `table` on this device; null remembers them only while the page is open. */
export function useNews(table: string | null, events: number): News {
  const [kept, setKept] = useState({ table, last: lastOf(table) });
  // Another player at the same screen.
  if (kept.table !== table) setKept({ table, last: lastOf(table) });
  // Events that were taken back may happen differently.
  else if (kept.last >= events) setKept({ table, last: events - 1 });
  const { last } = kept;
  useEffect(() => {
    if (kept.table !== null && lastOf(kept.table) !== kept.last) putAway.write(kept.table, kept.last);
  }, [kept]);
  return useMemo(
    () => ({
      isNew: (event) => event > last,
      putAway: (event) => setKept((now) => ({ ...now, last: Math.max(now.last, event) })),
    }),
    [last],
  );
}

/** In a replay only the row just reached brings news: the events from `from` on. */
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
