import * as v from 'valibot';
import { LOCALES } from '@sanguine/kernel';
import { paceSchema } from './clock.ts';
import {
  displayName,
  joinCode,
  moment,
  personId,
  plainLine,
  rowNumber,
  saltSchema,
  seatNumber,
  sessionToken,
  tableId,
  word,
} from './ids.ts';

/** HTTP requests and answers. Every field is listed here; nothing else leaves the server. */

const password = v.pipe(v.string(), v.minLength(8), v.maxLength(200));
const tableName = v.pipe(v.string(), v.trim(), v.maxLength(40), plainLine);
/** Standard or URL-safe base64. */
const base64 = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w+/=-]+$/));
const locale = v.picklist(LOCALES);

/** Why a request failed; the client has a sentence for each word. */
export const problemCodes = [
  /** The request does not match the schema of this address. */
  'shape',
  /** Sent by another site's page. */
  'origin',
  /** Nobody is signed in. */
  'person',
  /** The name is not allowed. */
  'name.unfit',
  'name.taken',
  /** Name and password do not match. */
  'credentials',
  /** Too many wrong passwords for this name lately. */
  'tries',
  /** It does not exist, or the caller may not see it. */
  'missing',
  /** Only the host may do this. */
  'host',
  /** No seat is free. */
  'full',
  /** The seat is not free. */
  'seat',
  /** Already seated here. */
  'seated',
  /** The game has begun, or is over. */
  'begun',
  /** Not every seat is taken yet. */
  'waiting',
  /** The game refuses this set-up. */
  'setup',
  /** The game is still going on. */
  'running',
  /** The caller has reached the limit of unfinished tables. */
  'tables',
  /** The caller has reached the limit of running tables with only bots. */
  'bots',
  /** The caller has reached the limit of muted people. */
  'mutes',
  /** The notebook would hold more than it may. */
  'notebook.size',
  /** The notebook was written since it was read. */
  'notebook.stale',
  /** The address cannot be reached from the server, or must not be. */
  'webhook',
  'banned',
  'rate',
  /** The database is unavailable. Nothing was done; the client may retry. */
  'unavailable',
  'fault',
] as const;
export type ProblemWord = (typeof problemCodes)[number];
export const refusalAnswer = v.strictObject({
  rule: v.string(),
  code: v.string(),
  pieces: v.array(v.string()),
  facts: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type RefusalAnswer = v.InferOutput<typeof refusalAnswer>;
export const problemAnswer = v.strictObject({
  problem: v.picklist(problemCodes),
  /** Only with `setup`, if the game gives a reason. */
  refusal: v.optional(refusalAnswer),
});

/** The caller. */
export const meAnswer = v.strictObject({
  person: personId,
  name: displayName,
  /** Has a password, so can sign in on another device. */
  account: v.boolean(),
  locale,
  /** Where "your turn" is sent; null if nowhere. */
  webhook: v.nullable(v.string()),
  /** People whose chat is hidden from the caller. */
  muted: v.array(v.strictObject({ person: personId, name: displayName })),
});
export type Me = v.InferOutput<typeof meAnswer>;
/** Null if nobody is signed in. */
export const whoAnswer = v.strictObject({ me: v.nullable(meAnswer) });

export const guestBody = v.strictObject({ name: displayName, locale });
export const accountBody = v.strictObject({ name: displayName, password, locale });
export const sessionBody = v.strictObject({ name: displayName, password });
export const meBody = v.strictObject({
  name: v.optional(displayName),
  locale: v.optional(locale),
  webhook: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500), plainLine))),
});
/** The current password and the new one. */
export const passwordBody = v.strictObject({ current: password, password });
/**
 * Deletes the person. An account must give its password, so that nobody else at the same screen can; null for a guest.
 */
export const leaveBody = v.strictObject({ password: v.nullable(password) });
export const tokenAnswer = v.strictObject({ token: sessionToken });

/** Bytes of JSON in a person's notebook of a game, and its maximum nesting. */
export const NOTEBOOK_LIMIT = 64 * 1024;
const NOTEBOOK_DEPTH = 32;
/** The caller's notebook of a game; version 0 and null if nothing is written yet. */
export const notebookAnswer = v.strictObject({ version: rowNumber, value: v.unknown() });
/** Replaces it if it still has the version that was read. Nesting is limited because serializing recurses as deep. */
export const notebookBody = v.strictObject({
  version: rowNumber,
  value: v.pipe(
    v.unknown(),
    v.check((value) => isNestedWithin(value, NOTEBOOK_DEPTH)),
  ),
});
/** Its new version. */
export const notebookWritten = v.strictObject({ version: rowNumber });

/** How a seat is filled: open to anybody, the caller's own, or a bot's. */
export const seatWish = v.variant('kind', [
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), level: word }),
]);
export type SeatWish = v.InferOutput<typeof seatWish>;

export const tableBody = v.strictObject({
  game: word,
  name: tableName,
  seats: v.pipe(v.array(seatWish), v.minLength(1), v.maxLength(16)),
  /** A board's id or a whole board as text. Default: the game's first board for this number of seats. */
  board: v.optional(v.pipe(v.string(), v.maxLength(60_000))),
  options: v.record(word, word),
  pace: paceSchema,
  /** In the public list, or by invitation only. */
  listed: v.boolean(),
  watch: v.picklist(['anyone', 'players']),
  salt: v.optional(saltSchema),
});
export type NewTable = v.InferOutput<typeof tableBody>;

export const joinBody = v.strictObject({ seat: v.optional(seatNumber), salt: v.optional(saltSchema) });

/** The host opens a seat, which removes its holder, or gives it to a bot if nobody holds it. */
export const seatBody = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), level: word }),
]);
export type SeatChange = v.InferOutput<typeof seatBody>;

export const seatAnswer = v.strictObject({
  seat: seatNumber,
  kind: v.picklist(['open', 'person', 'bot']),
  /** The holder, even while a bot stands in. */
  person: v.nullable(personId),
  name: v.nullable(v.string()),
  /** The level of the bot that plays the seat or stands in. */
  level: v.nullable(word),
  /** The holder has the table open. */
  here: v.boolean(),
  mine: v.boolean(),
});
export type SeatInfo = v.InferOutput<typeof seatAnswer>;

export const outcomeAnswer = v.array(v.strictObject({ score: v.number(), rank: v.number() }));

export const tableAnswer = v.strictObject({
  id: tableId,
  /** Only for those who may invite: people at the table, or anybody if it is listed. */
  code: v.nullable(joinCode),
  name: v.string(),
  game: word,
  /** A board's id or a whole board as text, which lists omit. */
  board: v.string(),
  options: v.record(word, word),
  state: v.picklist(['open', 'playing', 'finished']),
  seats: v.array(seatAnswer),
  pace: paceSchema,
  listed: v.boolean(),
  watch: v.picklist(['anyone', 'players']),
  hosted: v.boolean(),
  created: moment,
  /** When the last row was played. */
  changed: moment,
  /** The number of the last row. */
  number: rowNumber,
  /** The seats the table waits for. */
  deciders: v.array(seatNumber),
  outcome: v.nullable(outcomeAnswer),
  /** The hash of the dice's secret, shown before anybody sits down. */
  commitment: v.string(),
});
export type TableInfo = v.InferOutput<typeof tableAnswer>;
export const tablesAnswer = v.strictObject({ tables: v.array(tableAnswer) });

export const tablesQuery = v.strictObject({
  /** Default: those with a seat to take. */
  state: v.optional(v.picklist(['open', 'playing', 'finished'])),
  game: v.optional(word),
  /** The last table of the previous page; this one continues after it. */
  before: v.optional(tableId),
});
/** The size of a full page; a shorter one is the last. */
export const TABLES_PAGE = 30;

export const storyQuery = v.strictObject({
  /** The seat whose view to show, once the game is over. Default: the caller's own. */
  seat: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), seatNumber)),
});

/** What is needed, besides the record, to check the dice of a finished game. */
export const proofAnswer = v.strictObject({
  game: word,
  rulesVersion: v.number(),
  /** Shown before anybody sat down: the SHA-256 of the secret. */
  commitment: v.string(),
  secret: v.string(),
  /** In seat order, as they go into the seed. */
  salts: v.array(
    v.strictObject({
      seat: seatNumber,
      salt: v.string(),
      /** False if the player gave none and the server's was taken, which follows from the commitment (`houseSalt`). */
      given: v.boolean(),
      /** The holder; null for a bot. */
      person: v.nullable(personId),
      name: v.nullable(v.string()),
    }),
  ),
  /** The number of the last row, and the last link of the chain over all rows and tables. */
  number: rowNumber,
  mark: v.string(),
});
export type Proof = v.InferOutput<typeof proofAnswer>;

const inBoth = v.strictObject({ en: v.string(), ja: v.string() });
export const gamesAnswer = v.strictObject({
  games: v.array(
    v.strictObject({
      id: word,
      name: inBoth,
      seats: v.strictObject({ min: v.number(), max: v.number() }),
      boards: v.array(
        v.strictObject({
          id: v.string(),
          name: inBoth,
          players: v.tuple([v.number(), v.number()]),
          /** What distinguishes it from the others. */
          note: v.optional(inBoth),
        }),
      ),
      /** The default comes first. */
      options: v.record(word, v.array(word)),
      /** The weakest comes first. */
      levels: v.array(word),
      /** By level: asking for `veteran` gets a bot with a temper drawn by lot, `veteran.raider` names one. */
      tempers: v.record(word, v.array(word)),
      rulesVersion: v.number(),
    }),
  ),
});

/** A subscription as the browser's push service gives it. */
export const pushBody = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(1000), plainLine, v.url()),
  keys: v.strictObject({
    p256dh: base64(200),
    auth: base64(100),
  }),
});
/** The browser to unsubscribe. */
export const pushEndBody = v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(1000), plainLine) });
export const pushKeyAnswer = v.strictObject({ key: v.string() });

/** Stops at `depth`, so that no value can exhaust the stack. */
function isNestedWithin(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isNestedWithin(inner, depth - 1));
}
