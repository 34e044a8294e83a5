import { useEffect, useState } from 'react';
import type { TableInfo } from '@sanguine/protocol';
import type { RequestProblem } from '../api/client.ts';
import { findTable } from '../api/tables.ts';

const AGAIN_MS = 2000;

export type Followed =
  /** `outage`: the server cannot reach its database, and is asked again. */
  | { readonly state: 'asking'; readonly outage: boolean }
  | { readonly state: 'there'; readonly table: TableInfo }
  | { readonly state: 'gone'; readonly problem: RequestProblem };

/** A table as it stands, told again whenever somebody sits down, leaves or starts; until it has begun. */
export function useTable(id: string): [Followed, (table: TableInfo) => void] {
  const [followed, setFollowed] = useState<Followed>({ state: 'asking', outage: false });
  useEffect(() => {
    let source: EventSource | null = null;
    let left = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const take = (table: TableInfo) => {
      setFollowed({ state: 'there', table });
      // Once it has begun, the game itself tells what happens.
      if (table.state !== 'open') source?.close();
    };
    const follow = () => {
      source = new EventSource(`/api/tables/${encodeURIComponent(id)}/events`);
      source.addEventListener('table', ({ data }) => take(JSON.parse(String(data))));
      source.addEventListener('gone', () => {
        source?.close();
        setFollowed({ state: 'gone', problem: 'missing' });
      });
      // The stream ends without a word when the game begins at the very moment of asking.
      source.addEventListener('error', () => void look());
    };
    const look = async () => {
      const answer = await findTable(id);
      if (left) return;
      if (answer.ok) take(answer.value);
      else if (answer.problem === 'unavailable') {
        // Who sees the table goes on seeing it.
        setFollowed((before) => (before.state === 'there' ? before : { state: 'asking', outage: true }));
        clearTimeout(again);
        again = setTimeout(() => void look(), AGAIN_MS);
      } else if (answer.problem !== 'offline' || source === null)
        setFollowed({ state: 'gone', problem: answer.problem });
      if (answer.ok && answer.value.state === 'open' && source === null) follow();
    };
    void look();
    return () => {
      left = true;
      clearTimeout(again);
      source?.close();
    };
  }, [id]);
  return [followed, (table) => setFollowed({ state: 'there', table })];
}
