import { useEffect, useState } from 'react';
import type { TableInfo } from '@sanguine/protocol';
import type { RequestProblem } from '../api/client.ts';
import { findTable } from '../api/tables.ts';

const AGAIN_MS = 2000;

export type Followed =
  /** `outage`: the server cannot reach its database; the request is repeated. */
  | { readonly state: 'asking'; readonly outage: boolean }
  | { readonly state: 'there'; readonly table: TableInfo }
  | { readonly state: 'gone'; readonly problem: RequestProblem };

/** Follows a table until its game begins, updated whenever somebody sits down, leaves or starts it. */
export function useTable(id: string): [Followed, (table: TableInfo) => void] {
  const [followed, setFollowed] = useState<Followed>({ state: 'asking', outage: false });
  useEffect(() => {
    let source: EventSource | null = null;
    let left = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const take = (table: TableInfo) => {
      setFollowed({ state: 'there', table });
      // Once the game has begun, its own link reports changes.
      if (table.state !== 'open') source?.close();
    };
    const follow = () => {
      source = new EventSource(`/api/tables/${encodeURIComponent(id)}/events`);
      source.addEventListener('table', ({ data }) => take(JSON.parse(String(data))));
      source.addEventListener('gone', () => {
        source?.close();
        setFollowed({ state: 'gone', problem: 'missing' });
      });
      // The stream ends without an event if the game begins at the moment of the request.
      source.addEventListener('error', () => void look());
    };
    const look = async () => {
      const answer = await findTable(id);
      if (left) return;
      if (answer.ok) take(answer.value);
      else if (answer.problem === 'unavailable') {
        // A table that is already shown stays.
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
