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

/** What a client may ask over HTTP, and what it is answered: every field is listed here, nothing else leaves the server. */

const password = v.pipe(v.string(), v.minLength(8), v.maxLength(200));
const tableName = v.pipe(v.string(), v.trim(), v.maxLength(40), plainLine);
/** In base64, of whichever alphabet. */
const base64 = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w+/=-]+$/));
const locale = v.picklist(LOCALES);

/** Why a request was not done, as one word the client has a sentence for. */
export const problemCodes = [
  /** Not shaped like anything this address takes. */
  'shape',
  /** Sent by a page of another site. */
  'origin',
  /** Nobody is signed in. */
  'person',
  /** The name cannot be used here. */
  'name.unfit',
  'name.taken',
  /** Name and password do not belong together. */
  'credentials',
  /** The password of this name was wrong too often lately. */
  'tries',
  /** There is no such thing, or it is not for the asker to see. */
  'missing',
  /** Only whoever opened the table may do this. */
  'host',
  /** No seat is free. */
  'full',
  /** The seat is not free. */
  'seat',
  /** Already seated here. */
  'seated',
  /** The game has begun, or is over. */
  'begun',
  /** Not everybody is there yet. */
  'waiting',
  /** The game refuses this set-up. */
  'setup',
  /** The game is still going on. */
  'running',
  /** The asker has as many unfinished tables as one may. */
  'tables',
  /** The asker has as many tables running as one may that only bots play at. */
  'bots',
  /** The asker has muted as many people as one may. */
  'mutes',
  /** The address cannot be reached from here, or must not be. */
  'webhook',
  'banned',
  'rate',
  /** The server cannot use its database just now. Nothing was done; it may be asked again. */
  'unavailable',
  'fault',
] as const;
export type ProblemWord = (typeof problemCodes)[number];
/** Why a game refuses something: by which rule, and what about it. */
export const refusalAnswer = v.strictObject({
  rule: v.string(),
  code: v.string(),
  pieces: v.array(v.string()),
  facts: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type RefusalAnswer = v.InferOutput<typeof refusalAnswer>;
export const problemAnswer = v.strictObject({
  problem: v.picklist(problemCodes),
  /** With `setup`, where the game says why. */
  refusal: v.optional(refusalAnswer),
});

/** The asker. */
export const meAnswer = v.strictObject({
  person: personId,
  name: displayName,
  /** Has a password: can be met again on another device. */
  account: v.boolean(),
  locale,
  /** Where "your turn" is sent; null: nowhere. */
  webhook: v.nullable(v.string()),
  /** Persons whose chat is not shown to the asker. */
  muted: v.array(v.strictObject({ person: personId, name: displayName })),
});
export type Me = v.InferOutput<typeof meAnswer>;
/** Null: nobody is signed in. */
export const whoAnswer = v.strictObject({ me: v.nullable(meAnswer) });

export const guestBody = v.strictObject({ name: displayName, locale });
export const accountBody = v.strictObject({ name: displayName, password, locale });
export const sessionBody = v.strictObject({ name: displayName, password });
export const meBody = v.strictObject({
  name: v.optional(displayName),
  locale: v.optional(locale),
  webhook: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500), plainLine))),
});
/** The password one has, and the one to have from now on. */
export const passwordBody = v.strictObject({ current: password, password });
/** To leave for good: an account's password, so that nobody else at the same screen can; null for a guest. */
export const leaveBody = v.strictObject({ password: v.nullable(password) });
export const tokenAnswer = v.strictObject({ token: sessionToken });

/** A person's place to be filled, the asker's own, or a bot's. */
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
  /** A board's id, or one written out; left out: the game's first for so many. */
  board: v.optional(v.pipe(v.string(), v.maxLength(60_000))),
  options: v.record(word, word),
  pace: paceSchema,
  /** In the open list, or by invitation only. */
  listed: v.boolean(),
  watch: v.picklist(['anyone', 'players']),
  salt: v.optional(saltSchema),
});
export type NewTable = v.InferOutput<typeof tableBody>;

export const joinBody = v.strictObject({ seat: v.optional(seatNumber), salt: v.optional(saltSchema) });

/** What the host makes of a seat nobody sits in; `open` also asks whoever sits there to leave. */
export const seatBody = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), level: word }),
]);
export type SeatChange = v.InferOutput<typeof seatBody>;

export const seatAnswer = v.strictObject({
  seat: seatNumber,
  kind: v.picklist(['open', 'person', 'bot']),
  /** The holder, also while a bot stands in. */
  person: v.nullable(personId),
  name: v.nullable(v.string()),
  /** Of the bot that plays it, or stands in. */
  level: v.nullable(word),
  /** Somebody who holds the seat has the table open. */
  here: v.boolean(),
  mine: v.boolean(),
});
export type SeatInfo = v.InferOutput<typeof seatAnswer>;

export const outcomeAnswer = v.array(v.strictObject({ score: v.number(), rank: v.number() }));

export const tableAnswer = v.strictObject({
  id: tableId,
  /** For whoever may invite: those at the table; anybody where the table is listed. */
  code: v.nullable(joinCode),
  name: v.string(),
  game: word,
  /** A board's id, or one written out; that is left out of lists. */
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
  /** The last row. */
  number: rowNumber,
  /** Seats the table waits for. */
  deciders: v.array(seatNumber),
  outcome: v.nullable(outcomeAnswer),
  /** The hash of the secret the dice are made with, shown before anybody sits down. */
  commitment: v.string(),
});
export type TableInfo = v.InferOutput<typeof tableAnswer>;
export const tablesAnswer = v.strictObject({ tables: v.array(tableAnswer) });

export const tablesQuery = v.strictObject({
  /** Left out: those one can still sit down at. */
  state: v.optional(v.picklist(['open', 'playing', 'finished'])),
  game: v.optional(word),
  /** The last table of the page before: goes on after it. */
  before: v.optional(tableId),
});
/** So many tables are a full page; after a shorter one nothing follows. */
export const TABLES_PAGE = 30;

export const storyQuery = v.strictObject({
  /** Whose eyes to see it with, once the game is over; left out: one's own. */
  seat: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), seatNumber)),
});

/** What it takes to check the dice of a finished game, besides its record. */
export const proofAnswer = v.strictObject({
  game: word,
  rulesVersion: v.number(),
  /** Shown before anybody sat down: the SHA-256 of the secret. */
  commitment: v.string(),
  secret: v.string(),
  /** In seat order, as the seed is made of them. */
  salts: v.array(
    v.strictObject({
      seat: seatNumber,
      salt: v.string(),
      /** False: nobody gave one, and the house's was taken, which follows from the commitment (`houseSalt`). */
      given: v.boolean(),
      /** Who held the seat; null for a bot. */
      person: v.nullable(personId),
      name: v.nullable(v.string()),
    }),
  ),
  /** The last row, and the last link of the chain over all rows and tables. */
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
        v.strictObject({ id: v.string(), name: inBoth, players: v.tuple([v.number(), v.number()]) }),
      ),
      /** The default first. */
      options: v.record(word, v.array(word)),
      /** The weakest first. */
      levels: v.array(word),
      rulesVersion: v.number(),
    }),
  ),
});

/** What a browser's push service gave it. */
export const pushBody = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(1000), plainLine, v.url()),
  keys: v.strictObject({
    p256dh: base64(200),
    auth: base64(100),
  }),
});
/** The browser that is not to be told any more. */
export const pushEndBody = v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(1000), plainLine) });
export const pushKeyAnswer = v.strictObject({ key: v.string() });
