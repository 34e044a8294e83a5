import type { Locale } from '@sanguine/kernel';
import type { Event } from '../../../rules/events.ts';
import { eventLine } from '../../../text/events.ts';
import { ownedName } from '../../../text/words.ts';
import { UNTOLD } from '../state/by-hand.ts';
import { sayCompanion } from './say.ts';

/** Events about places, which nobody has measured here. */
const PLACES: readonly Event['e'][] = [
  'unit.pushed',
  'unit.went',
  'contact.made',
  'charge.failed',
  'shot.aimed',
  'shot.scattered',
  'line.fired',
  'array.turned',
  'wagon.moved',
];

/** The line of an event on a real table; null if the event needs none. */
export function toldLine(locale: Locale, event: Event, names: readonly string[]): string | null {
  if (event.e === 'unit.moved' || event.e === 'unit.placed')
    return sayCompanion(locale, `told.${event.e}`, { unit: ownedName(locale, event.unit, names) });
  if (event.e === 'hits.received' && event.by === UNTOLD)
    return sayCompanion(locale, 'told.hits', {
      unit: ownedName(locale, event.unit, names),
      hits: event.hits,
    });
  // A unit does not destroy itself: it fell to something the app does not follow.
  if (event.e === 'unit.destroyed' && event.by === event.unit)
    return eventLine(locale, { ...event, by: null }, names);
  return PLACES.includes(event.e) ? null : eventLine(locale, event, names);
}
