import type { Seat, Viewer } from '@sanguine/kernel';
import type { Card } from '../../content/cards.ts';
import type { Province } from '../../content/provinces.ts';
import type { Event, Total } from '../../rules/events.ts';

/** A pillage as it was told, from the call on. */
export interface PillageStory {
  /** Where in the log it began; no two have the same. */
  readonly key: number;
  /** Where in the log something else began. */
  readonly end: number;
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

const ENDS: ReadonlySet<Event['e']> = new Set(['pillage.began', 'turn.began', 'age.ended', 'quest.judged']);

/** The pillages of a game, in order. */
export function storiesOf(events: readonly Event[]): PillageStory[] {
  return events.flatMap((event, key) => (event.e === 'pillage.began' ? [storyAt(events, key, event)] : []));
}

function storyAt(
  events: readonly Event[],
  key: number,
  { province, seat: pillager }: Extract<Event, { e: 'pillage.began' }>,
): PillageStory {
  const next = events.findIndex(({ e }, at) => at > key && ENDS.has(e));
  const end = next < 0 ? events.length : next;
  const told = events.slice(key + 1, end);
  const reveal = told.findIndex(({ e }) => e === 'cards.revealed');
  const shown = told.findLast((event) => event.e === 'cards.revealed');
  const fought = told.find((event) => event.e === 'battle.began');
  const compared = told.findLast((event) => event.e === 'strength.compared');
  return {
    key,
    end,
    province,
    pillager,
    seats: fought?.e === 'battle.began' ? fought.seats : [],
    shown: shown?.e === 'cards.revealed' ? shown.cards : [],
    lines: reveal < 0 ? [] : told.slice(reveal).filter(({ e }) => !SILENT.has(e)),
    totals: compared?.e === 'strength.compared' ? compared.totals : [],
    winner: compared?.e === 'strength.compared' ? compared.winner : 'open',
  };
}

const overOf = (stories: readonly PillageStory[], open: boolean): readonly PillageStory[] =>
  open ? stories.slice(0, -1) : stories;

/** The last one that is over; the very last may still go on. */
export const lastOver = (stories: readonly PillageStory[], open: boolean): PillageStory | undefined =>
  overOf(stories, open).at(-1);

/**
 * The last story that is over and that somebody has acted after: they have had the time to look at it. Whoever acts in a
 * battle, by a late card or none, has not passed it by.
 */
export function passedBy(
  stories: readonly PillageStory[],
  { open, acted }: { readonly open: boolean; readonly acted: number },
): number {
  return overOf(stories, open).findLast(({ end }) => end <= acted)?.key ?? -1;
}

/** What was over before somebody came to the table, and with an Age its battles, is told only to who fought in it. */
export function newTo(
  stories: readonly PillageStory[],
  viewer: Viewer,
  { before, age }: { readonly before: number; readonly age: number },
): readonly PillageStory[] {
  const fresh = Math.max(before, age);
  return stories.filter(({ key, seats }) => key > fresh || (viewer !== null && seats.includes(viewer)));
}

interface Sight {
  /** The last story that was put away. */
  readonly seen: number;
  /** The last of them goes on. */
  readonly open: boolean;
  /** Whose battles are told to the end; null: nobody's. */
  readonly viewer: Viewer;
}

/** The story to look at: a battle of one's own until it is put away, else the one that goes on, else the last one. */
export function inSight(
  stories: readonly PillageStory[],
  { seen, open, viewer }: Sight,
): PillageStory | null {
  const own = overOf(stories, open).find(
    ({ key, seats }) => viewer !== null && key > seen && seats.includes(viewer),
  );
  if (own !== undefined) return own;
  const last = stories.at(-1) ?? null;
  if (last === null || open) return last;
  return last.key > seen && last.seats.length > 0 ? last : null;
}

/** What may be seen once so many lines of a reveal have been told: the cards, the verdict. */
export function seenOf(
  { lines }: PillageStory,
  at: number,
): { readonly cards: boolean; readonly verdict: boolean } {
  const told = lines.slice(0, at);
  return {
    cards: lines.length === 0 || told.some(({ e }) => e === 'cards.revealed'),
    verdict: told.some(({ e }) => e === 'strength.compared'),
  };
}
