import type { ColumnType } from 'kysely';
import type { Locale } from '@sanguine/kernel';
import type { VoteWish } from '@sanguine/protocol';

/**
 * The tables of both databases. Times are milliseconds, passed in by the caller; JSON is stored as text, so that it
 * comes back byte for byte.
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
  notebooks: NotebooksTable;
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

/** The head of each match. Every append updates it, so that only one writer can win. */
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
  /** Of them those who ordered their answer: nobody may be told. */
  ordered: string;
}

/** Secret until the match is finished. In a table of its own, so that no other query can return it by accident. */
interface DiceTable {
  match: Fixed<string>;
  dice: Fixed<string>;
}

interface ChaptersTable {
  match: Fixed<string>;
  number: Fixed<number>;
  rulesVersion: Fixed<number>;
  base: Fixed<string>;
  /** Events of the deal. */
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
  /** Seconds before their answer can take effect. */
  leastTime: Fixed<number>;
}

/** The latest of each span of rows: loading is short and the table stays small. */
interface SnapshotsTable {
  match: Fixed<string>;
  chapter: Fixed<number>;
  span: Fixed<number>;
  row: number;
  mark: string;
  state: string;
  takenBack: string;
  /** Seats. */
  conceded: string;
}

/** A table from the moment it is opened; its match has the same id. */
interface TablesTable {
  id: Fixed<string>;
  code: Fixed<string>;
  game: Fixed<string>;
  name: Fixed<string>;
  /** A board's id, or a whole board; null if the game has none. */
  board: Fixed<string | null>;
  options: Fixed<string>;
  pace: Fixed<string>;
  /** 1 if it is in the public lists. */
  listed: Fixed<number>;
  watch: Fixed<'anyone' | 'players'>;
  /** Empty once the host has left for good. */
  host: string;
  commitment: Fixed<string>;
  created: Fixed<number>;
  /** The last change before the game began. */
  touched: number;
  begun: number | null;
}

/** The secret of a table's dice until the match begins, which stores it with its dice. */
interface SecretsTable {
  table: Fixed<string>;
  secret: Fixed<string>;
}

/** A person, a bot's level, or both while a bot stands in; neither if the seat is open. */
interface SeatsTable {
  table: Fixed<string>;
  seat: Fixed<number>;
  person: string | null;
  level: string | null;
  /** The person's own share of the seed, as given; secret from the others until the end. */
  salt: string | null;
}

interface PersonsTable {
  id: Fixed<string>;
  name: string;
  /** The name to sign in with, folded so that no two look alike; null for a guest. */
  login: string | null;
  /** An Argon2id hash; null for a guest. */
  password: string | null;
  locale: Locale;
  webhook: string | null;
  /** When they were banned; null if they are not. */
  banned: number | null;
  created: Fixed<number>;
}

/** The token identifies the person. Only its hash is stored. */
interface SessionsTable {
  hash: Fixed<string>;
  person: Fixed<string>;
  created: Fixed<number>;
  used: number;
}

/** Whose chat a person has muted. */
interface MutesTable {
  person: Fixed<string>;
  other: Fixed<string>;
}

/** What a person has written down about a game; nobody else may read it. */
interface NotebooksTable {
  person: string;
  game: Fixed<string>;
  /** Every change increments it, so that only one writer can win. */
  version: number;
  text: string;
}

/** How many windows of a viewer each node has open; with 0, `at` is when the last was closed. */
interface PresenceTable {
  match: Fixed<string>;
  /** A seat, or -1 for spectators. */
  viewer: Fixed<number>;
  node: Fixed<string>;
  count: number;
  /** When this was last confirmed. */
  at: number;
}

interface ChatTable {
  match: Fixed<string>;
  number: Fixed<number>;
  at: Fixed<number>;
  /** A random id once they have left for good. */
  person: string;
  /** Their name at that time. */
  name: string;
  seat: Fixed<number>;
  text: Fixed<string>;
}

interface MotionsTable {
  id: Fixed<string>;
  match: Fixed<string>;
  kind: Fixed<VoteWish['kind']>;
  by: Fixed<number>;
  wish: Fixed<string>;
  /** The last row when it was proposed. */
  row: Fixed<number>;
  /** Seats. */
  yes: string;
  no: string;
  /** `carried`: agreed to, but not carried out yet. */
  state: 'open' | 'carried' | 'passed' | 'failed';
  /** Every change increments it, so that only one writer can win. */
  version: number;
  created: Fixed<number>;
  decided: number | null;
}

/** Work to be done once, by any node. */
interface JobsTable {
  /** Unique, so that the same work is not done twice. */
  key: Fixed<string>;
  kind: Fixed<string>;
  payload: Fixed<string>;
  /** The earliest time to run it; while a node works on it, when that node counts as dead. */
  due: number;
  tries: number;
  done: number | null;
}

/** A browser subscribed to push notifications. */
interface PushesTable {
  endpoint: Fixed<string>;
  person: string;
  p256dh: string;
  auth: string;
  created: Fixed<number>;
}

/** Keys the server signs with, generated once by the first node. */
interface KeysTable {
  name: Fixed<string>;
  value: Fixed<string>;
}

/** How often in a row a person's webhook has failed. */
interface FailuresTable {
  person: Fixed<string>;
  count: number;
}
