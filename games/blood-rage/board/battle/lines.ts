import type { Locale, Seat } from '@sanguine/kernel';
import type { Event } from '../../rules/events.ts';
import { eventLine } from '../../text/events.ts';
import { sideOf } from '../../text/words.ts';
import type { View } from '../plan/selection.ts';
import type { PillageStory } from './story.ts';

interface BattleLines {
  /** What happened to one of the participants. */
  readonly of: (seat: Seat) => string[];
  /** What happened to anybody else. */
  readonly others: readonly string[];
}

/** Events already shown by the verdict, the cards on the table, or the struck-out figures. */
const SHOWN: ReadonlySet<Event['e']> = new Set([
  'cards.revealed',
  'strength.compared',
  'cards.spent',
  'cards.returned',
]);

/**
 * The lines of the reveal so far, each with the seat it is about; `fought` means that fallen figures are shown already.
 */
export function linesOf(
  locale: Locale,
  view: View,
  { lines, seats }: PillageStory,
  at: number,
  fought: boolean,
): BattleLines {
  // By clan as in the rest of the panel: two players may have the same name.
  const names = view.clans.map((_, seat) => sideOf(locale, view, seat));
  const told = lines
    .slice(0, at)
    .filter(({ e }) => !SHOWN.has(e) && !(fought && e === 'figures.destroyed'))
    .map((event) => ({ seat: seatOf(event), says: eventLine(locale, event, names) }));
  return {
    of: (seat) => told.filter((line) => line.seat === seat).map(({ says }) => says),
    others: told.filter(({ seat }) => seat === null || !seats.includes(seat)).map(({ says }) => says),
  };
}

const seatOf = (event: Event): Seat | null => ('seat' in event ? event.seat : null);
