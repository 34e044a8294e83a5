import type { ColumnType } from 'kysely';
import type { Locale } from '@sanguine/kernel';

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
  tables: TablesTable;
  secrets: SecretsTable;
  seats: SeatsTable;
  persons: PersonsTable;
  sessions: SessionsTable;
  mutes: MutesTable;
  presence: PresenceTable;
  chat: ChatTable;
  motions: MotionsTable;
  jobs: JobsTable;
  pushes: PushesTable;
  keys: KeysTable;
  failures: FailuresTable;
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
  /** The seats asked after the last row. */
  deciders: string;
  /** Of them those whose answer was ordered beforehand: nobody is told. */
  ordered: string;
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
  /** The seats asked after it. */
  deciders: Fixed<string>;
  /** Seconds before an answer of theirs takes effect. */
  leastTime: Fixed<number>;
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

/** A table from the moment it is opened; once begun its match has the same id. */
interface TablesTable {
  id: Fixed<string>;
  code: Fixed<string>;
  game: Fixed<string>;
  name: Fixed<string>;
  /** A board's id, or one written out; null where the game has none. */
  board: Fixed<string | null>;
  options: Fixed<string>;
  pace: Fixed<string>;
  /** 1: in the lists. */
  listed: Fixed<number>;
  watch: Fixed<'anyone' | 'players'>;
  /** Empty once they have left for good. */
  host: string;
  commitment: Fixed<string>;
  created: Fixed<number>;
  /** When somebody last did something at it before it began. */
  touched: number;
  begun: number | null;
}

/** What a table's dice will be made with: kept apart until the match begins and has it with its dice. */
interface SecretsTable {
  table: Fixed<string>;
  secret: Fixed<string>;
}

/** Who plays: a person, a bot by its level, or both while a bot stands in. Neither: the seat is open. */
interface SeatsTable {
  table: Fixed<string>;
  seat: Fixed<number>;
  person: string | null;
  level: string | null;
  /** The person's own part in the dice, as given; secret from the others until the end. */
  salt: string | null;
}

interface PersonsTable {
  id: Fixed<string>;
  name: string;
  /** The name as it is signed in with, folded so that no two look alike; null for a guest. */
  login: string | null;
  /** An Argon2id hash; null for a guest. */
  password: string | null;
  locale: Locale;
  webhook: string | null;
  /** Since when; null for nearly everybody. */
  banned: number | null;
  created: Fixed<number>;
}

/** Whoever has the token is the person. Only its hash is kept. */
interface SessionsTable {
  hash: Fixed<string>;
  person: Fixed<string>;
  created: Fixed<number>;
  used: number;
}

/** Whose chat a person does not want to read. */
interface MutesTable {
  person: Fixed<string>;
  other: Fixed<string>;
}

/** How many windows of a viewer each node has open; none: when the last was closed. */
interface PresenceTable {
  match: Fixed<string>;
  /** A seat, or -1 for whoever watches. */
  viewer: Fixed<number>;
  node: Fixed<string>;
  count: number;
  /** When this was last so. */
  at: number;
}

interface ChatTable {
  match: Fixed<string>;
  number: Fixed<number>;
  at: Fixed<number>;
  /** Of nobody known once they have left for good. */
  person: string;
  /** What they were called then. */
  name: string;
  seat: Fixed<number>;
  text: Fixed<string>;
}

interface MotionsTable {
  id: Fixed<string>;
  match: Fixed<string>;
  kind: Fixed<'takeBack' | 'replace' | 'return'>;
  by: Fixed<number>;
  wish: Fixed<string>;
  /** The last row when it was asked. */
  row: Fixed<number>;
  /** The seats that said so. */
  yes: string;
  no: string;
  /** `carried`: agreed to, and being done. */
  state: 'open' | 'carried' | 'passed' | 'failed';
  /** Every change counts it on, so that only one writer can. */
  version: number;
  created: Fixed<number>;
  decided: number | null;
}

/** Something to be done once, by whichever node comes first. */
interface JobsTable {
  /** The same thing has the same key: it is not done twice. */
  key: Fixed<string>;
  kind: Fixed<string>;
  payload: Fixed<string>;
  /** Not before; while a node works on it, when it is taken for dead. */
  due: number;
  tries: number;
  done: number | null;
}

/** A browser that wants to be told. */
interface PushesTable {
  endpoint: Fixed<string>;
  person: string;
  p256dh: string;
  auth: string;
  created: Fixed<number>;
}

/** What the house signs with: made once, by the first node. */
interface KeysTable {
  name: Fixed<string>;
  value: Fixed<string>;
}

/** How often in a row a person's webhook did not answer. */
interface FailuresTable {
  person: Fixed<string>;
  count: number;
}
