import type { Locale, Seat } from '@sanguine/kernel';
import type { Event } from '../rules/events.ts';
import { diceEventLine } from './dice-events.ts';
import { fightEventLine } from './fight-events.ts';
import { moveEventLine } from './move-events.ts';
import { join, nameOf, say } from './phrases.ts';
import { roundEventLine } from './round-events.ts';
import { tokenEventLine } from './token-events.ts';
import { lineName, loyaltyName, ownedName, pieceName, rosterText, sideName } from './words.ts';
import { pointText } from './measures.ts';

/** One kind of event. */
export type Of<E extends Event['e']> = Extract<Event, { e: E }>;

/** The log line of an event; null if the event needs none. */
export function eventLine(locale: Locale, event: Event, names: readonly string[]): string | null {
  return (
    musterEventLine(locale, event, names) ??
    roundEventLine(locale, event, names) ??
    moveEventLine(locale, event, names) ??
    fightEventLine(locale, event, names) ??
    diceEventLine(locale, event, names) ??
    tokenEventLine(locale, event, names)
  );
}

/** §2: what happens before the first round. */
function musterEventLine(locale: Locale, event: Event, names: readonly string[]): string | null {
  const name = (seat: Seat): string => nameOf(locale, names, seat);
  switch (event.e) {
    case 'roster.chosen':
    case 'token.taken':
      return say(locale, `event.${event.e}`, { name: name(event.seat) });
    case 'roster.revealed':
      return rosterLine(locale, event, name(event.seat));
    case 'terrain.placed': {
      const { id, corners } = event.piece;
      const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
      const at = { x: middle(corners.map(([x]) => x)), y: middle(corners.map(([, y]) => y)) };
      return say(locale, 'event.terrain.placed', {
        name: name(event.seat),
        piece: pieceName(locale, id),
        at: pointText(locale, at),
      });
    }
    case 'sides.rolled':
      return say(locale, 'event.sides.rolled', {
        rolls: rollsText(locale, event.rolls, name),
        name: name(event.winner),
      });
    case 'side.taken':
      return sideLine(locale, event, name(event.seat));
    case 'champion.named':
    case 'unit.waits':
      return say(locale, `event.${event.e}`, { unit: ownedName(locale, event.unit, names) });
    case 'unit.placed':
      return say(locale, 'event.unit.placed', {
        unit: ownedName(locale, event.unit, names),
        at: pointText(locale, event.at),
      });
    default:
      return null;
  }
}

function rosterLine(locale: Locale, { roster, loyal }: Of<'roster.revealed'>, name: string): string {
  const units = rosterText(locale, roster);
  return loyal === null
    ? say(locale, 'event.roster.revealed', { name, units })
    : say(locale, 'event.roster.revealed.loyal', {
        name,
        units,
        line: lineName(locale, loyal),
        loyalty: loyaltyName(locale, loyal),
      });
}

/** §2.4: what both players rolled, attempt by attempt. */
function rollsText(locale: Locale, rolls: Of<'sides.rolled'>['rolls'], name: (seat: Seat) => string): string {
  const sums = rolls.map((dice, at) =>
    say(locale, 'event.sides.one', { name: name(at % 2), sum: dice.reduce((sum, die) => sum + die, 0) }),
  );
  const tries = sums.flatMap((_, at) => (at % 2 === 0 ? [join(locale, sums.slice(at, at + 2))] : []));
  return join(locale, tries, 'list.notes');
}

function sideLine(locale: Locale, { side, edge }: Of<'side.taken'>, name: string): string {
  const called = side === 0 ? 'south' : 'north';
  const words = { name, side: sideName(locale, called), edge: say(locale, `edge.${edge}`) };
  return say(locale, edge === called ? 'event.side.taken' : 'event.side.taken.elsewhere', words);
}
