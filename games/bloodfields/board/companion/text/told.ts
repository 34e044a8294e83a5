import type { Locale } from '@sanguine/kernel';
import type { Event } from '../../../rules/events.ts';
import { eventLine } from '../../../text/events.ts';
import { ownedName } from '../../../text/words.ts';
import { sayCompanion } from './say.ts';

/** What is told of places, which nobody has measured here. */
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

/** The line of an event on a real table; null if it is not worth one. */
export function toldLine(locale: Locale, event: Event, names: readonly string[]): string | null {
  if (event.e === 'unit.moved' || event.e === 'unit.placed')
    return sayCompanion(locale, `told.${event.e}`, { unit: ownedName(locale, event.unit, names) });
  return PLACES.includes(event.e) ? null : eventLine(locale, event, names);
}
