import * as v from 'valibot';
import {
  check,
  type Did,
  didOf,
  type LogEntry,
  type Outcome,
  type Patch,
  type Refusal,
  type Seat,
  type RowUpdate,
} from '@sanguine/kernel';
import type { SeatInfo } from './api.ts';
import type { SeatClock } from './clock.ts';
import { rowNumber as row, seatNumber, sessionToken, tableId, word } from './ids.ts';

const messageId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** What would break a line, turn its direction or be no letter at all; what joins letters stays. */
const UNFIT = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const chatText = v.pipe(
  v.string(),
  v.maxLength(500),
  v.transform((text) => text.toWellFormed().replaceAll(UNFIT, ' ')),
  v.trim(),
  v.minLength(1),
);

/** What a player may ask of the others at the table. */
export const voteWish = v.variant('kind', [
  /** Goes back to the table as it was after row `to`: all other persons must agree. */
  v.strictObject({ kind: v.literal('takeBack'), to: row }),
  /** A bot plays for a seat whose holder stays away: most of the other persons, or one alone once its time is up. */
  v.strictObject({ kind: v.literal('replace'), seat: seatNumber, level: word }),
  /** The holder wants the seat back from the bot: at once if another person agrees or there is none, else soon. */
  v.strictObject({ kind: v.literal('return') }),
]);
export type VoteWish = v.InferOutput<typeof voteWish>;

/** Everything a client may say. What a move is only its game knows: the engine takes anything. */
export const ClientMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('hello'),
    match: tableId,
    /** A program's session; null for a page, which is known by its cookie, and for whoever only watches. */
    token: v.nullable(sessionToken),
    /** The last row the client was told of; null for one that knows nothing yet. */
    seen: v.nullable(row),
  }),
  v.strictObject({ type: v.literal('move'), id: messageId, move: v.unknown(), seen: row }),
  v.strictObject({ type: v.literal('undo'), id: messageId, seen: row }),
  /** What may I play? For programs that do not have the rules. */
  v.strictObject({ type: v.literal('moves'), id: messageId }),
  v.strictObject({ type: v.literal('say'), id: messageId, text: chatText }),
  v.strictObject({ type: v.literal('propose'), id: messageId, wish: voteWish }),
  v.strictObject({ type: v.literal('vote'), id: messageId, vote: messageId, yes: v.boolean() }),
  v.strictObject({ type: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;
export type Hello = Extract<ClientMessage, { type: 'hello' }>;
export type PlayMessage = Extract<ClientMessage, { type: 'move' | 'undo' }>;

/**
 * The rules let an answer to what is asked now take effect only after a while, so that nobody learns anything from how
 * soon it came. The wait is the same to everybody.
 */
export interface Wait {
  /** Milliseconds still to go. */
  readonly left: number;
  /** The viewer's own answer, which is in and takes effect then; null: none is. */
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
  /** Left out: an answer takes effect at once. */
  readonly wait?: Wait;
}

export interface ChatLine {
  readonly number: number;
  readonly at: number;
  /** Public id of the speaker, for muting. */
  readonly person: string;
  readonly name: string;
  readonly seat: Seat;
  readonly text: string;
}

/** Something asked of the table, and how it stands. */
export interface Vote {
  readonly id: string;
  readonly by: Seat;
  readonly wish: VoteWish;
  /** Seats that agreed, the asker's among them, and those that still may. */
  readonly yes: readonly Seat[];
  readonly open: readonly Seat[];
  readonly state: 'open' | 'passed' | 'failed';
}

/** Who sits at the table and who watches. */
export interface Company {
  readonly seats: readonly SeatInfo[];
  readonly watching: number;
}

/** Everything about a table that is not the game: sent with the welcome, its parts again when they change. */
export interface Surroundings extends Company {
  readonly name: string;
  /** By seat; empty where no clock runs. `now` is the server's time when it was written. */
  readonly clocks: readonly SeatClock[];
  readonly now: number;
  readonly chat: readonly ChatLine[];
  readonly votes: readonly Vote[];
}

export interface WelcomeMessage extends TableMessage {
  readonly type: 'welcome';
  readonly game: string;
  /** Null for a spectator. */
  readonly viewer: Seat | null;
  /** The rows since the last one seen. */
  readonly log: readonly LogEntry<unknown>[];
  /** Those of the rows seen that are no longer in effect. */
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
  /** Milliseconds before an answer to what is asked now takes effect; left out: none. */
  readonly wait?: number;
}

/** So many legal moves are told at once. */
export const MOST_MOVES = 500;

/** What a seat may play on the table after row `number`; none while it is not asked. */
export interface MovesMessage {
  readonly type: 'moves';
  readonly id: string;
  readonly number: number;
  /** As a `move` sends it, and in the game's notation. */
  readonly moves: readonly { readonly move: unknown; readonly text: string }[];
  /** How many are listed; where that is more than are told, those told are spread evenly among them. */
  readonly total: number;
  /** False where no list has all that is legal (points on a table): others may be played too. */
  readonly exhaustive: boolean;
}

export type ProblemCode =
  /** Not a message of this protocol. */
  | 'shape'
  /** The first message, and only the first, is `hello`. */
  | 'hello'
  /** There is no such match. */
  | 'match'
  /** The token holds no seat of this match. */
  | 'token'
  /** A spectator does not play, speak or vote. */
  | 'spectator'
  /** There is nothing like it to propose or to vote on. */
  | 'vote'
  /** Too much, too fast. */
  | 'rate'
  /** The match has grown so long that nothing is taken back any more; it is played on. */
  | 'rows'
  /** The server cannot use its database just now. Nothing was lost; it may be asked again. */
  | 'unavailable'
  /** Something went wrong on this side; nothing was lost. */
  | 'fault';

export type ServerMessage =
  | WelcomeMessage
  | UpdateMessage
  | { readonly type: 'accepted'; readonly id: string; readonly number: number }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  /**
   * The answer is in and will be played in so many milliseconds: then it is accepted or overtaken like any other.
   * Until then another move of the seat takes its place, and an undo takes it back.
   */
  | { readonly type: 'held'; readonly id: string; readonly left: number }
  /** A held answer that will not be played: another took its place, or it was taken back. */
  | { readonly type: 'withdrawn'; readonly id: string }
  | { readonly type: 'overtaken'; readonly id: string; readonly table: TableMessage }
  | MovesMessage
  | { readonly type: 'pong' }
  /** The server cannot use its database any more, or can again. Until then nothing is played; nothing is lost. */
  | { readonly type: 'outage'; readonly on: boolean }
  /** Something said, proposed or voted was taken, and the table is told by the messages below; or a held answer was taken back. */
  | { readonly type: 'done'; readonly id: string }
  | ({ readonly type: 'company' } & Company)
  | { readonly type: 'clocks'; readonly clocks: readonly SeatClock[]; readonly now: number }
  | { readonly type: 'chat'; readonly line: ChatLine }
  | { readonly type: 'vote'; readonly vote: Vote }
  /** With the id of the message it answers, where that had one. */
  | { readonly type: 'problem'; readonly code: ProblemCode; readonly id: string | null };

/** Reads one text frame; null for whatever is no message. */
export function readMessage(text: string): ClientMessage | null {
  try {
    const read = check(ClientMessage, JSON.parse(text));
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}

/** Field by field, so that a field added to the kernel's own is not sent before somebody has thought about it. */
export function updateMessage(update: RowUpdate<unknown>): UpdateMessage {
  const { number, did, faces, events, patch, deciders, sealed, canUndo, outcome } = update;
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
  };
}

export function refusedMessage(id: string, { rule, code, pieces, facts }: Refusal): ServerMessage {
  return { type: 'refused', id, refusal: { rule, code, pieces, facts } };
}

export function logMessage({ number, did, standing, events }: LogEntry<unknown>): LogEntry<unknown> {
  return { number, did: did === null ? null : didOf(did), standing, events };
}
