import type { Locale } from '@sanguine/kernel';
import type { Link } from '@sanguine/ui';
import { UNIT_KINDS } from '../content/units/kinds.ts';
import type { Event } from '../rules/events.ts';
import { nameOfUnit } from '../text/words.ts';

/** The units a log line mentions, in its own words. */
export function links(locale: Locale, event: Event): readonly Link[] {
  return tagsOf(event).flatMap((ref): Link[] => {
    const [, name, copy] = /^\d:([a-z-]+)\.(\d+)$/.exec(ref) ?? [];
    const kind = UNIT_KINDS.find((one) => one === name);
    return kind === undefined ? [] : [{ ref, words: nameOfUnit(locale, { kind, copy: Number(copy) }) }];
  });
}

function tagsOf(event: Event): string[] {
  const named: unknown[] = [
    'unit' in event ? event.unit : null,
    // The line of a charge test does not name the target.
    'target' in event && event.e !== 'charge.tested' ? event.target : null,
    'by' in event ? event.by : null,
    'source' in event ? event.source : null,
    ...(event.e === 'array.turned' ? event.enemies : []),
    ...(event.e === 'array.split' ? event.dice.map(({ unit }) => unit) : []),
  ];
  return [...new Set(named.filter((one): one is string => typeof one === 'string' && /^\d:/.test(one)))];
}
