import type { Locale } from '@sanguine/kernel';
import type { Link } from '@sanguine/ui';
import { UNITS, type Unit } from '../content/units.ts';
import type { Event } from '../rules/events.ts';
import { placeName, unitName } from '../text/words.ts';

/** The spaces and units a log line mentions, in the words it uses for them. */
export function links(locale: Locale, event: Event): readonly Link[] {
  return [
    ...placesOf(event).map((place) => ({ ref: `@${place}`, words: place })),
    ...unitsOf(event).map((unit) => ({ ref: unit, words: unitName(locale, unit) })),
  ];
}

function placesOf(event: Event): string[] {
  if (event.e === 'unit.placed' || event.e === 'unit.raised') return [placeName(event, event.at)];
  if (event.e !== 'unit.moved') return [];
  return [event.from, event.path.at(-1) ?? event.from].map((space) => placeName(event, space));
}

function unitsOf(event: Event): Unit[] {
  const named: unknown[] = [
    'unit' in event ? event.unit : null,
    ...(event.e === 'blood.given' ? [event.from, event.to] : []),
    ...(event.e === 'unit.attacked' ? event.struck : []),
  ];
  return UNITS.filter((unit) => named.includes(unit));
}
