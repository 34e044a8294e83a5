import type { Seat } from '@sanguine/kernel';
import type { Card } from '../../content/cards.ts';
import type { Province } from '../../content/provinces.ts';
import type { Event, Total } from '../../rules/events.ts';

/** A pillage as it was told, from the call on. */
export interface Story {
  /** Where in the log it began; no two have the same. */
  readonly key: number;
  readonly province: Province;
  readonly pillager: Seat;
  /** Those who fought; empty: nobody opposed it. */
  readonly seats: readonly Seat[];
  /** The cards of the last round, as they were shown. */
  readonly shown: readonly { readonly seat: Seat; readonly card: Card | null }[];
  /** What came of the cards, in the order of the rules. */
  readonly lines: readonly Event[];
  readonly totals: readonly Total[];
  /** Null: a tie. Open: strength was not compared yet. */
  readonly winner: Seat | 'open' | null;
}

/** Not told again: everybody has seen it happen. */
const SILENT: ReadonlySet<Event['e']> = new Set(['card.chosen', 'late.stayed']);

/** The last pillage of a log; null: there was none. */
export function lastStory(events: readonly Event[]): Story | null {
  const key = events.findLastIndex(({ e }) => e === 'pillage.began');
  const began = events[key];
  if (began?.e !== 'pillage.began') return null;
  const rest = events.slice(key + 1);
  const end = rest.findIndex(({ e }) => e === 'turn.began' || e === 'age.ended' || e === 'quest.judged');
  const told = end < 0 ? rest : rest.slice(0, end);
  const reveal = told.findIndex(({ e }) => e === 'cards.revealed');
  const shown = told.findLast((event) => event.e === 'cards.revealed');
  const fought = told.find((event) => event.e === 'battle.began');
  const compared = told.findLast((event) => event.e === 'strength.compared');
  return {
    key,
    province: began.province,
    pillager: began.seat,
    seats: fought?.e === 'battle.began' ? fought.seats : [],
    shown: shown?.e === 'cards.revealed' ? shown.cards : [],
    lines: reveal < 0 ? [] : told.slice(reveal).filter(({ e }) => !SILENT.has(e)),
    totals: compared?.e === 'strength.compared' ? compared.totals : [],
    winner: compared?.e === 'strength.compared' ? compared.winner : 'open',
  };
}

/** What may be seen once so many lines of a reveal have been told: the cards, the verdict. */
export function seenOf({ lines }: Story, at: number): { readonly cards: boolean; readonly verdict: boolean } {
  const told = lines.slice(0, at);
  return {
    cards: lines.length === 0 || told.some(({ e }) => e === 'cards.revealed'),
    verdict: told.some(({ e }) => e === 'strength.compared'),
  };
}
