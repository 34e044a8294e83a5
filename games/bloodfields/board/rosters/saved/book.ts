import * as v from 'valibot';
import type { UnitKind } from '../../../content/units/kinds.ts';
import { MOST_NAME, MOST_NOTE } from '../limits.ts';

/** A saved roster. Only the list itself is stored; everything about it is computed when it is shown. */
export interface SavedRoster {
  readonly id: string;
  readonly name: string;
  /** Empty if it is in none. */
  readonly folder: string;
  readonly note: string;
  /** In notation, as written under `content`. */
  readonly list: string;
  /** Blood points it is meant for; null for any number. */
  readonly points: number | null;
  /** The version of the content it was last changed under. */
  readonly content: number;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
}

/** A deleted roster, remembered so that no other device brings it back. */
interface Gone {
  readonly id: string;
  readonly gone: true;
  readonly changed: number;
}

/** All rosters of a notebook by id. Entries this version cannot read are kept as they are. */
export type RosterBook = Readonly<Record<string, unknown>>;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const savedSchema: v.GenericSchema<unknown, SavedRoster> = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.maxLength(MOST_NAME)),
  folder: v.pipe(v.string(), v.maxLength(MOST_NAME)),
  note: v.pipe(v.string(), v.maxLength(MOST_NOTE)),
  list: v.string(),
  points: v.nullable(count),
  content: count,
  changed: count,
});
const goneSchema = v.object({ id: v.string(), gone: v.literal(true), changed: count });
const bookSchema = v.record(v.string(), v.unknown());

/** What a notebook holds; empty if it was never written, or not by this game. */
export function readBook(value: unknown): RosterBook {
  const read = v.safeParse(bookSchema, value);
  return read.success ? read.output : {};
}

/** The rosters that can be shown, the last changed first. */
export function rostersIn(book: RosterBook): SavedRoster[] {
  return Object.values(book)
    .flatMap((entry) => {
      const read = v.safeParse(savedSchema, entry);
      return read.success ? [read.output] : [];
    })
    .toSorted((one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1));
}

/** How many miniatures of each kind the player owns. */
export type Collection = Readonly<Partial<Record<UnitKind, number>>>;

/** Stored among the rosters, so that it is merged with other devices like them. */
const COLLECTION = 'collection';
const collectionSchema = v.object({ owned: v.record(v.string(), count), changed: count });

/** What the player owns; null if the player has not said. */
export function collectionIn(book: RosterBook): Collection | null {
  const read = v.safeParse(collectionSchema, book[COLLECTION]);
  return read.success ? read.output.owned : null;
}

/** Null if it no longer matters what the player owns. */
export const withCollection = (book: RosterBook, owned: Collection | null, now: number): RosterBook => {
  const changed = Math.max(now, changedAt(book[COLLECTION]) + 1);
  return { ...book, [COLLECTION]: { id: COLLECTION, owned: owned ?? 'any', changed } };
};

export const withRoster = (book: RosterBook, roster: SavedRoster): RosterBook => ({
  ...book,
  [roster.id]: roster,
});

/** How many of the latest deletions are remembered. */
const MOST_GONE = 100;

const changedAt = (entry: unknown): number => {
  const read = v.safeParse(v.object({ changed: count }), entry);
  return read.success ? read.output.changed : 0;
};

/** Dates the deletion after the last change, whatever other clocks say. */
export const withoutRosters = (book: RosterBook, ids: readonly string[], now: number): RosterBook => ({
  ...book,
  ...Object.fromEntries(
    ids.map((id) => [id, { id, gone: true, changed: Math.max(now, changedAt(book[id]) + 1) } satisfies Gone]),
  ),
});

/** Merges two notebooks: every roster of either, and of the same one the version changed last. */
export function joinBooks(first: RosterBook, second: RosterBook): RosterBook {
  const joined: Record<string, unknown> = { ...first };
  for (const [id, entry] of Object.entries(second)) {
    const mine = joined[id];
    if (mine === undefined || changedAt(entry) > changedAt(mine)) joined[id] = entry;
  }
  const gone = Object.entries(joined)
    .flatMap(([id, entry]) => (v.is(goneSchema, entry) ? [{ id, changed: entry.changed }] : []))
    .toSorted((one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1));
  for (const { id } of gone.slice(MOST_GONE)) delete joined[id];
  return joined;
}
