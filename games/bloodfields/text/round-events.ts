import type { Locale, Seat } from '@sanguine/kernel';
import type { Event } from '../rules/events.ts';
import { wayText } from './measures.ts';
import { join, nameOf, say } from './phrases.ts';
import { ownedName } from './words.ts';

/** §3, §16: rounds, turns, points and the end. */
export function roundEventLine(locale: Locale, event: Event, names: readonly string[]): string | null {
  const name = (seat: Seat): string => nameOf(locale, names, seat);
  switch (event.e) {
    case 'round.began':
    case 'round.ended':
      return say(locale, `event.${event.e}`, { round: event.round });
    case 'starter.named':
      return say(locale, event.passed ? 'event.starter.named.passed' : 'event.starter.named.kept', {
        name: name(event.seat),
        by: name(event.by),
      });
    case 'supports.began':
      return say(locale, 'event.supports.began', { name: name(event.seat) });
    case 'inspire.placed':
    case 'turn.began':
    case 'rite.held':
    case 'unit.exited':
      return say(locale, `event.${event.e}`, { unit: ownedName(locale, event.unit, names) });
    case 'points.scored': {
      const words = {
        name: name(event.seat),
        points: event.points,
        source: say(locale, `source.${event.source}`),
      };
      return event.unit === null
        ? say(locale, 'event.points.scored', words)
        : say(locale, 'event.points.scored.unit', {
            ...words,
            unit: ownedName(locale, event.unit, names),
          });
    }
    case 'cache.taken':
      return say(locale, 'event.cache.taken', { name: name(event.seat), cache: event.cache + 1 });
    case 'wagon.moved':
      return say(
        locale,
        event.gone ? 'event.wagon.moved.gone' : 'event.wagon.moved',
        wayText(locale, event.from, event.to),
      );
    case 'extra.rolled':
      return say(locale, event.more ? 'event.extra.rolled.more' : 'event.extra.rolled.none', {
        die: event.die,
        needed: event.needed,
      });
    case 'game.ended': {
      const parts = join(
        locale,
        event.points.map((points, seat) => say(locale, 'event.game.one', { name: name(seat), points })),
      );
      return event.winner === null
        ? say(locale, 'event.game.ended.drawn', { parts })
        : say(locale, 'event.game.ended.won', { parts, name: name(event.winner) });
    }
    default:
      return null;
  }
}
