import type { ColumnType } from 'kysely';

/**
 * The tables as both databases have them. Times are milliseconds, passed in by the caller; JSON is kept as text, so
 * that what comes back is byte for byte what went in.
 */
export interface Schema {
  matches: MatchesTable;
  dice: DiceTable;
  chapters: ChaptersTable;
  rows: RowsTable;
  snapshots: SnapshotsTable;
  seats: SeatsTable;
}

/** Written once. */
type Fixed<T> = ColumnType<T, T, never>;

/** The head of each match: every append moves it on, so that only one writer can. */
interface MatchesTable {
  id: Fixed<string>;
  game: Fixed<string>;
  /** The number of the chapter being played. */
  chapter: number;
  /** The number of the last row. */
  number: number;
  created: Fixed<number>;
  changed: number;
  finished: number | null;
  outcome: string | null;
}

/** Secret until the match is finished: kept apart, so that no query for anything else can bring it along. */
interface DiceTable {
  match: Fixed<string>;
  dice: Fixed<string>;
}

interface ChaptersTable {
  match: Fixed<string>;
  number: Fixed<number>;
  rulesVersion: Fixed<number>;
  base: Fixed<string>;
  /** Those of the deal. */
  events: Fixed<string>;
  at: Fixed<number>;
}

interface RowsTable {
  match: Fixed<string>;
  number: Fixed<number>;
  chapter: Fixed<number>;
  row: Fixed<string>;
  events: Fixed<string>;
  /** The row a rewind goes back to; null for every other row. */
  rewindTo: Fixed<number | null>;
  at: Fixed<number>;
}

/** One for each span of rows, the latest: loading is short and the table stays small. */
interface SnapshotsTable {
  match: Fixed<string>;
  chapter: Fixed<number>;
  span: Fixed<number>;
  row: number;
  mark: string;
  state: string;
  takenBack: string;
}

/** Who plays: a person known by the hash of their token, or a bot by its level. One of the two is null. */
interface SeatsTable {
  match: Fixed<string>;
  seat: Fixed<number>;
  token: Fixed<string | null>;
  bot: Fixed<string | null>;
}
