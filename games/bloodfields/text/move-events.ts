import type { Locale } from '@sanguine/kernel';
import type { Event } from '../rules/events.ts';
import { span } from '../rules/geometry/point.ts';
import { lengthText, pointText, wayText } from './measures.ts';
import { say } from './phrases.ts';
import { chargeName, otherName, ownedName, pieceName } from './words.ts';
import type { Of } from './events.ts';

/** §5, §6: movement and charges. */
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
      return pushedLine(locale, event, names);
    case 'push.held':
      return say(locale, 'event.push.held', {
        unit: ownedName(locale, event.unit, names),
        by: otherName(locale, event.by, event.unit, names),
        distance: lengthText(locale, event.distance),
      });
    case 'strike.lost':
      return say(locale, 'event.strike.lost', { unit: ownedName(locale, event.unit, names) });
    case 'charge.declared':
    case 'charge.tested':
    case 'charge.failed':
    case 'contact.made':
      return chargeLine(locale, event, names);
    default:
      return null;
  }
}

/** §5.7: which unit pushes which, how far and where to, and what it ran into. */
function pushedLine(locale: Locale, event: Of<'unit.pushed'>, names: readonly string[]): string {
  const { unit, by, from, to, into } = event;
  const words = {
    unit: ownedName(locale, unit, names),
    by: otherName(locale, by, unit, names),
    distance: lengthText(locale, event.distance),
    ...wayText(locale, from, to),
  };
  if (into === null) return say(locale, 'event.unit.pushed', words);
  const what =
    into === 'edge'
      ? say(locale, 'event.unit.pushed.edge')
      : 'piece' in into
        ? pieceName(locale, into.piece)
        : otherName(locale, into.unit, unit, names);
  return span(from, to) === 0
    ? say(locale, 'event.unit.pushed.against', { ...words, into: what })
    : say(locale, 'event.unit.pushed.stopped', { ...words, into: what });
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
        ...wayText(locale, event.from, event.to),
      });
  }
}
