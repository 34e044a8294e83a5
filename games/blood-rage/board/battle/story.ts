import type { Seat, Viewer } from '@sanguine/kernel';
import type { Province } from '../../content/provinces.ts';
import type { Event, Total } from '../../rules/events.ts';

/** A pillage as read from the log, from the call on. */
export interface PillageStory {
  /** The index in the log where it began; unique. */
  readonly key: number;
  /** The index in the log where something else began. */
  readonly end: number;
  readonly province: Province;
  readonly pillager: Seat;
  /** The participants; empty if nobody opposed it. */
  readonly seats: readonly Seat[];
  /** What followed from the reveal, in the order of the rules. */
  readonly lines: readonly Event[];
  readonly totals: readonly Total[];
  /** Null after a tie; `open` if strength has not been compared yet. */
  readonly winner: Seat | 'open' | null;
}

/** Not repeated in the reveal: everybody saw it happen. */
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
  const fought = told.find((event) => event.e === 'battle.began');
  const compared = told.findLast((event) => event.e === 'strength.compared');
  return {
    key,
    end,
    province,
    pillager,
    seats: fought?.e === 'battle.began' ? fought.seats : [],
    lines: reveal < 0 ? [] : told.slice(reveal).filter(({ e }) => !SILENT.has(e)),
    totals: compared?.e === 'strength.compared' ? compared.totals : [],
    winner: compared?.e === 'strength.compared' ? compared.winner : 'open',
  };
}

const overOf = (stories: readonly PillageStory[], open: boolean): readonly PillageStory[] =>
  open ? stories.slice(0, -1) : stories;

/** The last finished pillage; with `open`, the very last one is still in progress. */
export const lastOver = (stories: readonly PillageStory[], open: boolean): PillageStory | undefined =>
  overOf(stories, open).at(-1);

/**
 * The last finished story the viewer has acted after, and so had time to see. Acting within a battle, with a late card
 * or none, does not count.
 */
export function passedBy(
  stories: readonly PillageStory[],
  { open, acted }: { readonly open: boolean; readonly acted: number },
): number {
  return overOf(stories, open).findLast(({ end }) => end <= acted)?.key ?? -1;
}

/** Only participants still see battles that ended before the viewer opened the table or before the Age ended. */
export function newTo(
  stories: readonly PillageStory[],
  viewer: Viewer,
  { before, age }: { readonly before: number; readonly age: number },
): readonly PillageStory[] {
  const fresh = Math.max(before, age);
  return stories.filter(({ key, seats }) => key > fresh || (viewer !== null && seats.includes(viewer)));
}

interface Sight {
  /** The last dismissed story. */
  readonly seen: number;
  /** The last story is still in progress. */
  readonly open: boolean;
  /** Whose battles stay until dismissed; null for nobody's. */
  readonly viewer: Viewer;
}

/** The story to show: the viewer's own until dismissed, else the one in progress, else the last one. */
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
