import { useEffect, useState } from 'react';
import type { OpenTable } from '../../link/link.ts';
import { keptWaiting, type KeptWaiting } from './absentees.ts';

export interface WaitedFor {
  /** Null while nobody keeps the table waiting, or the viewer would rather wait. */
  readonly absentee: KeptWaiting | null;
  /** Hides it until the next row. */
  readonly putOff: () => void;
}

/** Who keeps the table waiting; looks again when the next one is due. */
export function useKeptWaiting(table: OpenTable): WaitedFor {
  const [now, setNow] = useState(() => Date.now());
  const [quiet, setQuiet] = useState<string | null>(null);
  const waited = keptWaiting(table);
  const absentee = waited.find(({ told }) => told <= now) ?? null;
  const next = waited.find(({ told }) => told > now)?.told ?? null;
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [next]);
  const key = absentee === null ? null : `${absentee.seat} ${table.number}`;
  return { absentee: key === quiet ? null : absentee, putOff: () => setQuiet(key) };
}
