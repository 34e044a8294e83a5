import type { Seat } from '../rules/seat.ts';
import type { GameRecord } from './record.ts';
import type { Did } from './row-update.ts';

/** How often each seat asked for a hint, by what its rows did; seats that never did are omitted. */
export function hintsIn(rows: Iterable<Did | null>): ReadonlyMap<Seat, number> {
  const hints = new Map<Seat, number>();
  for (const row of rows) if (row?.do === 'hint') hints.set(row.seat, (hints.get(row.seat) ?? 0) + 1);
  return hints;
}

/** The same for a whole record, whatever the rules of its chapters. */
export function hintsOf({ chapters }: Pick<GameRecord, 'chapters'>): ReadonlyMap<Seat, number> {
  return hintsIn(chapters.flatMap(({ rows }) => rows));
}

/** Why a game counts for nobody's rating. */
export type Unrated =
  /** It was not played to its end. */
  | 'unfinished'
  /** It began in the middle of another game. */
  | 'branched'
  /** Its dice could be known beforehand. */
  | 'known'
  /** Somebody asked for a hint. */
  | 'hints';

/** Why a game may not be rated; null if it may. */
export function unratedFor(record: GameRecord): Unrated | null {
  const [first] = record.chapters;
  if (record.result === undefined || first === undefined) return 'unfinished';
  if (!('setup' in first.base)) return 'branched';
  if (record.dice.generator !== 'fair') return 'known';
  return hintsOf(record).size > 0 ? 'hints' : null;
}

/** Whether a game may count for a rating, or for any measurement of people; this is decided nowhere else. */
export function mayBeRated(record: GameRecord): boolean {
  return unratedFor(record) === null;
}
