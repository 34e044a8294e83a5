import type { TableProps } from '@sanguine/ui';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';

type Told = Pick<
  TableProps<State, AnyMove, Event>,
  'events' | 'acted' | 'latest' | 'live' | 'viewer' | 'outcome' | 'news'
>;

interface News {
  readonly isShown: boolean;
  readonly close: () => void;
}

/**
 * Whether an event is news. For a player it is until they close it or have acted since; for spectators and in a replay only
 * while it is the latest.
 */
export function newsOf(
  { events, acted, latest, live, viewer, outcome, news }: Told,
  event: number | null,
): News {
  const since = live && viewer !== null ? acted : events.length - (latest?.events.length ?? 0);
  return {
    isShown: event !== null && news.isNew(event) && event >= since && outcome === null,
    close: () => {
      if (event !== null) news.putAway(event);
    },
  };
}
