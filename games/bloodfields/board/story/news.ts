import type { TableProps } from '@sanguine/ui';
import { useState } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';

type Told = Pick<
  TableProps<State, AnyMove, Event>,
  'events' | 'acted' | 'latest' | 'live' | 'viewer' | 'outcome'
>;

interface News {
  readonly isShown: boolean;
  readonly close: () => void;
}

/**
 * Whether something that happened is news: to a player until it is put away or until they have acted since, to whoever
 * looks on or back while it is the latest.
 */
export function useNews({ events, acted, latest, live, viewer, outcome }: Told, event: number | null): News {
  const [seen, setSeen] = useState(-1);
  const since = live && viewer !== null ? acted : events.length - (latest?.events.length ?? 0);
  return {
    isShown: event !== null && event > seen && event >= since && outcome === null,
    close: () => {
      setSeen(event ?? seen);
    },
  };
}
