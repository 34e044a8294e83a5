import type { Locale, Seat } from '@sanguine/kernel';
import type { Link } from '@sanguine/ui';
import type { Area } from '../content/map.ts';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { areaName } from '../text/words.ts';

/** The areas a log line mentions, in the words it uses for them. */
export function links(locale: Locale, event: Event, view: State): readonly Link[] {
  return linksTo(locale, view, areasOf(event));
}

export function linksTo(locale: Locale, view: State, areas: readonly Area[]): readonly Link[] {
  return [...new Set(areas)].map((area) => ({ ref: `@${area}`, words: areaName(locale, view, area) }));
}

/** The areas an event happened in or passed through. */
function areasOf(event: Event): Area[] {
  const areas: Area[] = [];
  if ('from' in event && 'to' in event && !('area' in event)) areas.push(event.from, event.to);
  if ('area' in event) areas.push(event.area);
  return areas;
}

/** The seat an event is attributed to: a retreat is the loser's, whoever made the move that caused it. */
export function doer(event: Event): Seat | null {
  if ('seat' in event) return event.seat;
  return event.e === 'battle.began' ? event.attacker : null;
}
