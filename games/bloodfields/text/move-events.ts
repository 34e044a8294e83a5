import type { Locale } from '@sanguine/kernel';
import type { Event } from '../rules/events.ts';
import { span } from '../rules/geometry/point.ts';
import { lengthText, pointText, wayText } from './measures.ts';
import { say } from './phrases.ts';
import { chargeName, otherName, ownedName } from './words.ts';
import type { Of } from './events.ts';

/** §5, §6: who goes where, and charges. */
export function moveEventLine(locale: Locale, event: Event, names: readonly string[]): string | null {
  switch (event.e) {
    case 'unit.moved':
      return say(locale, 'event.unit.moved', {
        unit: ownedName(locale, event.unit, names),
        length: lengthText(locale, event.length),
        at: pointText(locale, event.path.at(-1) ?? { x: 0, y: 0 }),
      });
    case 'unit.went':
      return say(locale, `event.unit.went.${event.way}`, {
        unit: ownedName(locale, event.unit, names),
        ...wayText(locale, event.from, event.to),
      });
    case 'unit.pushed':
      return say(locale, event.stopped ? 'event.unit.pushed.stopped' : 'event.unit.pushed', {
        unit: ownedName(locale, event.unit, names),
        by: otherName(locale, event.by, event.unit, names),
        length: lengthText(locale, span(event.from, event.to)),
      });
    case 'push.held':
    case 'strike.lost':
      return say(locale, `event.${event.e}`, { unit: ownedName(locale, event.unit, names) });
    case 'charge.declared':
    case 'charge.tested':
    case 'charge.failed':
    case 'contact.made':
      return chargeLine(locale, event, names);
    default:
      return null;
  }
}

type ChargeEvent = Of<'charge.declared' | 'charge.tested' | 'charge.failed' | 'contact.made'>;

function chargeLine(locale: Locale, event: ChargeEvent, names: readonly string[]): string {
  const unit = ownedName(locale, event.unit, names);
  switch (event.e) {
    case 'charge.declared':
      return say(locale, 'event.charge.declared', {
        unit,
        target: otherName(locale, event.target, event.unit, names),
        kind: chargeName(locale, event.kind),
        length: lengthText(locale, event.distance),
      });
    case 'charge.tested':
      return say(locale, event.passed ? 'event.charge.tested.passed' : 'event.charge.tested.failed', {
        unit,
        length: lengthText(locale, event.sum),
      });
    case 'charge.failed':
      return say(locale, 'event.charge.failed', { unit, ...wayText(locale, event.from, event.to) });
    case 'contact.made':
      return say(locale, 'event.contact.made', {
        unit,
        target: otherName(locale, event.target, event.unit, names),
        at: pointText(locale, event.to),
      });
  }
}
