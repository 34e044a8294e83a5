import type { Locale, Seat } from '@sanguine/kernel';
import type { Event } from '../../rules/events.ts';
import { eventLine } from '../../text/events.ts';
import { sideOf } from '../../text/words.ts';
import { doer } from '../links.ts';
import type { View } from '../plan/selection.ts';
import type { PillageStory } from './story.ts';

/** A line of the outcome; one that has not been shown yet keeps its place. */
export interface BattleLine {
  readonly says: string;
  readonly told: boolean;
}

interface BattleLines {
  /** In the order of the rules. */
  readonly all: readonly BattleLine[];
  /** What happened to one of the participants. */
  readonly of: (seat: Seat) => BattleLine[];
  /** What happened to anybody else. */
  readonly others: readonly BattleLine[];
}

/** Events already shown by the verdict, the cards on the table, or the struck-out figures. */
const SHOWN: ReadonlySet<Event['e']> = new Set([
  'cards.revealed',
  'strength.compared',
  'cards.spent',
  'cards.returned',
]);

/**
 * The lines of the reveal, of which `at` are shown, each with the seat it is about; `fought` means that fallen figures are
 * shown elsewhere.
 */
export function linesOf(
  locale: Locale,
  view: View,
  { lines, seats }: PillageStory,
  at: number,
  fought: boolean,
): BattleLines {
  // Clan names, as in the rest of the panel: two players may have the same name.
  const names = view.clans.map((_, seat) => sideOf(locale, view, seat));
  const all = [...lines.entries()]
    .filter(([, { e }]) => !SHOWN.has(e) && !(fought && e === 'figures.destroyed'))
    .map(([nth, event]) => ({
      seat: doer(event),
      says: eventLine(locale, event, names),
      told: nth < at,
    }));
  return {
    all,
    of: (seat) => all.filter((line) => line.seat === seat),
    others: all.filter(({ seat }) => seat === null || !seats.includes(seat)),
  };
}
