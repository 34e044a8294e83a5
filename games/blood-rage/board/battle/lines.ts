import type { Locale, Seat } from '@sanguine/kernel';
import type { Event } from '../../rules/events.ts';
import { eventLine } from '../../text/events.ts';
import { sideOf } from '../../text/words.ts';
import type { View } from '../plan/selection.ts';
import type { PillageStory } from './story.ts';

interface BattleLines {
  /** What befell one of those who fought. */
  readonly of: (seat: Seat) => string[];
  /** What befell anybody else. */
  readonly others: readonly string[];
}

/** Said by the verdict, by the cards on the table, and by the figures struck out. */
const SHOWN: ReadonlySet<Event['e']> = new Set([
  'cards.revealed',
  'strength.compared',
  'cards.spent',
  'cards.returned',
]);

/** What came of the cards, as far as it has been told, each line with whom it is about; `fought`: those who fell are shown. */
export function linesOf(
  locale: Locale,
  view: View,
  { lines, seats }: PillageStory,
  at: number,
  fought: boolean,
): BattleLines {
  // By their clans, as above: two players may be called the same.
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
