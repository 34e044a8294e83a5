import * as v from 'valibot';
import {
  check,
  type Did,
  didOf,
  type Ending,
  type LogEntry,
  type Outcome,
  type Patch,
  type Refusal,
  type Seat,
  type RowUpdate,
  type Thought,
} from '@sanguine/kernel';
import type { SeatInfo } from './api.ts';
import type { SeatClock } from './clock.ts';
import { rowNumber as row, seatNumber, sessionToken, tableId, word } from './ids.ts';

const messageId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** Characters that break the line, change its direction or are not text; joiners are allowed. */
const UNFIT = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const chatText = v.pipe(
  v.string(),
  v.maxLength(500),
  v.transform((text) => text.toWellFormed().replaceAll(UNFIT, ' ')),
  v.trim(),
  v.minLength(1),
);

/** What a player may propose to the others at the table. */
export const voteWish = v.variant('kind', [
  /** Goes back to the table after row `to`; all other people must agree. */
  v.strictObject({ kind: v.literal('takeBack'), to: row }),
  /** A bot plays for an absent holder: needs most of the other people, or a single one once the seat's clock is up. */
  v.strictObject({ kind: v.literal('replace'), seat: seatNumber, level: word }),
  /**
   * The holder takes the seat back from the bot: at once if another person agrees or there is none, else after a short
   * wait.
   */
  v.strictObject({ kind: v.literal('return') }),
  /** Ends the game without a winner; all other people must agree. */
  v.strictObject({ kind: v.literal('callOff') }),
  /** The same because a player is absent: all the others must agree, if there are any. */
  v.strictObject({ kind: v.literal('abandon'), seat: seatNumber }),
  /** Takes the win of a duel from an opponent who is absent. */
  v.strictObject({ kind: v.literal('claim'), seat: seatNumber }),
]);
export type VoteWish = v.InferOutput<typeof voteWish>;

/** Everything a client may send. Moves are `unknown`: only the game's engine can check them. */
export const ClientMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('hello'),
    match: tableId,
    /** A program's session; null for a page, which has a cookie, and for spectators without a session. */
    token: v.nullable(sessionToken),
    /** The last row the client knows; null if it knows none. */
    seen: v.nullable(row),
  }),
  v.strictObject({ type: v.literal('move'), id: messageId, move: v.unknown(), seen: row }),
  v.strictObject({ type: v.literal('undo'), id: messageId, seen: row }),
  /** Gives up for good, at any moment and whoever is asked. */
  v.strictObject({ type: v.literal('concede'), id: messageId }),
  /** Asks for the legal moves, for programs without the rules. */
  v.strictObject({ type: v.literal('moves'), id: messageId }),
  v.strictObject({ type: v.literal('say'), id: messageId, text: chatText }),
  v.strictObject({ type: v.literal('propose'), id: messageId, wish: voteWish }),
  v.strictObject({ type: v.literal('vote'), id: messageId, vote: messageId, yes: v.boolean() }),
  /** How many times as long as usual bots wait before they move; the slowest reader at the table decides. */
  v.strictObject({ type: v.literal('tempo'), factor: v.pipe(v.number(), v.minValue(0.5), v.maxValue(2)) }),
  v.strictObject({ type: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;
export type Hello = Extract<ClientMessage, { type: 'hello' }>;
export type PlayMessage = Extract<ClientMessage, { type: 'move' | 'undo' }>;

/**
 * Delays answers to the current question, so that nobody learns anything from their speed. The delay is the same for
 * everybody.
 */
export interface Wait {
  /** Milliseconds left. */
  readonly left: number;
  /** The viewer's own answer, which takes effect then; null if there is none. */
  readonly answer: unknown;
}

/** The table as one viewer may see it. */
export interface TableMessage {
  /** The number of the last row. */
  readonly number: number;
  readonly view: unknown;
  readonly deciders: readonly Seat[];
  readonly sealed: readonly Seat[];
  /** The viewer's own sealed choice. */
  readonly choice: unknown;
  readonly canUndo: boolean;
  readonly outcome: Outcome | null;
  /** What the players decided about the end; after that the rows tell it. */
  readonly ending: Ending;
  /** Omitted if answers take effect at once. */
  readonly wait?: Wait;
}

export interface ChatLine {
  readonly number: number;
  readonly at: number;
  /** The speaker's public id, for muting. */
  readonly person: string;
  readonly name: string;
  readonly seat: Seat;
  readonly text: string;
}

/** A proposal to the table and its result so far. */
export interface Vote {
  readonly id: string;
  readonly by: Seat;
  readonly wish: VoteWish;
  /** Seats that agreed, including the proposer's, and seats that can still vote. */
  readonly yes: readonly Seat[];
  readonly open: readonly Seat[];
  readonly state: 'open' | 'passed' | 'failed';
}

/** A person who keeps the others waiting: asked and away, or with a running clock. */
export interface Absence {
  readonly seat: Seat;
  /** From this moment on the others may decide what happens; the server's time. */
  readonly from: number;
}

export interface Company {
  readonly seats: readonly SeatInfo[];
  readonly watching: number;
}

/** Everything about a table that is not the game: sent whole with the welcome, then in parts as they change. */
export interface Surroundings extends Company {
  readonly name: string;
  /** Milliseconds a player may be away in their own turn; null where only the clock counts. */
  readonly away: number | null;
  /** By seat; empty if no clock is used. `now` is the server's time when this was written. */
  readonly clocks: readonly SeatClock[];
  readonly now: number;
  readonly chat: readonly ChatLine[];
  readonly votes: readonly Vote[];
  readonly absences: readonly Absence[];
}

export interface WelcomeMessage extends TableMessage {
  readonly type: 'welcome';
  readonly game: string;
  /** Null for a spectator. */
  readonly viewer: Seat | null;
  /** The rows since the last one seen. */
  readonly log: readonly LogEntry<unknown>[];
  /** Rows the client has seen that are no longer in effect. */
  readonly takenBack: readonly number[];
  readonly around: Surroundings;
}

export interface UpdateMessage {
  readonly type: 'update';
  readonly number: number;
  readonly did: Did;
  readonly faces: readonly { readonly seat: Seat; readonly face: string }[];
  readonly events: readonly unknown[];
  readonly patch: Patch;
  readonly deciders: readonly Seat[];
  readonly sealed: readonly Seat[];
  readonly canUndo: boolean;
  readonly outcome: Outcome | null;
  /** Why a bot chose this, as far as everybody may know: a phrase of its game. Omitted if there is nothing to tell. */
  readonly reason?: Thought;
  /** Milliseconds before an answer to the current question takes effect; omitted if 0. */
  readonly wait?: number;
}

/** Why the bot of a row chose its move. */
export interface RowReason {
  readonly number: number;
  readonly reason: Thought;
}

/** The reasons of a log, row by row. */
export function reasonsIn(log: readonly LogEntry<unknown>[]): RowReason[] {
  return log.flatMap(({ number, reason }) =>
    reason === undefined ? [] : [{ number, reason: reasonMessage(reason) }],
  );
}

/** The most legal moves sent at once. */
export const MOST_MOVES = 500;

/** What a seat may play after row `number`; empty if it is not asked. */
export interface MovesMessage {
  readonly type: 'moves';
  readonly id: string;
  readonly number: number;
  /** Each as `move` sends it and in the game's notation. */
  readonly moves: readonly { readonly move: unknown; readonly text: string }[];
  /** How many legal moves are listed; if `moves` holds fewer, they are spread evenly among them. */
  readonly total: number;
  /** False if the list cannot be complete (points on a table): other moves may be legal too. */
  readonly exhaustive: boolean;
}

export type ProblemCode =
  /** Not a message of this protocol. */
  | 'shape'
  /** `hello` must be the first message, and only the first. */
  | 'hello'
  /** The match does not exist. */
  | 'match'
  /** The token holds no seat of this match. */
  | 'token'
  /** Spectators cannot play, concede, speak or vote. */
  | 'spectator'
  /** There is no such thing to propose or to vote on. */
  | 'vote'
  /** Too many messages. */
  | 'rate'
  /** The match is too long for anything more to be taken back; play goes on. */
  | 'rows'
  /** The database is unavailable. Nothing was lost; the client may retry. */
  | 'unavailable'
  /** An internal error of the server; nothing was lost. */
  | 'fault';

export type ServerMessage =
  | WelcomeMessage
  | UpdateMessage
  | { readonly type: 'accepted'; readonly id: string; readonly number: number }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  /**
   * The answer will be played in `left` milliseconds, and is then accepted or overtaken like any other. Until then
   * another move of the seat replaces it, and an undo takes it back.
   */
  | { readonly type: 'held'; readonly id: string; readonly left: number }
  /** A held answer will not be played: it was replaced or taken back. */
  | { readonly type: 'withdrawn'; readonly id: string }
  | { readonly type: 'overtaken'; readonly id: string; readonly table: TableMessage }
  | MovesMessage
  | { readonly type: 'pong' }
  /** The database has become unavailable, or available again. Meanwhile nothing can be played; nothing is lost. */
  | { readonly type: 'outage'; readonly on: boolean }
  /**
   * A chat line, proposal or vote was accepted (the messages below tell the table), or a held answer was taken back.
   */
  | { readonly type: 'done'; readonly id: string }
  | ({ readonly type: 'company' } & Company)
  | { readonly type: 'clocks'; readonly clocks: readonly SeatClock[]; readonly now: number }
  | { readonly type: 'absences'; readonly absences: readonly Absence[]; readonly now: number }
  | { readonly type: 'chat'; readonly line: ChatLine }
  | { readonly type: 'vote'; readonly vote: Vote }
  /** The game is over: everything the bots thought. */
  | { readonly type: 'reasons'; readonly reasons: readonly RowReason[] }
  /** `id` is that of the message it answers, if it had one. */
  | { readonly type: 'problem'; readonly code: ProblemCode; readonly id: string | null };

/** Reads one text frame; null if it is not a valid message. */
export function readMessage(text: string): ClientMessage | null {
  try {
    const read = check(ClientMessage, JSON.parse(text));
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}

/** Field by field, so that a field added to the kernel's type is not sent by accident. */
export function updateMessage(update: RowUpdate<unknown>): UpdateMessage {
  const { number, did, faces, events, patch, deciders, sealed, canUndo, outcome, reason } = update;
  return {
    type: 'update',
    number,
    did: didOf(did),
    faces: faces.map(({ seat, face }) => ({ seat, face })),
    events,
    patch,
    deciders,
    sealed,
    canUndo,
    outcome,
    ...(reason === undefined ? {} : { reason: reasonMessage(reason) }),
  };
}

/** Field by field, like the rest. */
export function reasonMessage({ key, values, search, next }: Thought): Thought {
  return {
    key,
    values,
    ...(search === undefined ? {} : { search }),
    ...(next === undefined ? {} : { next }),
  };
}

export function refusedMessage(id: string, { rule, code, pieces, facts }: Refusal): ServerMessage {
  return { type: 'refused', id, refusal: { rule, code, pieces, facts } };
}

export function logMessage(entry: LogEntry<unknown>): LogEntry<unknown> {
  const { number, did, standing, events, reason } = entry;
  return {
    number,
    did: did === null ? null : didOf(did),
    standing,
    events,
    ...(reason === undefined ? {} : { reason: reasonMessage(reason) }),
  };
}
