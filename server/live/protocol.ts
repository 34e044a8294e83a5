import * as v from 'valibot';
import type { Did, LogEntry, Outcome, Patch, Refusal, Seat, Told } from '@sanguine/kernel';

/** The largest frame a client may send. */
export const MAX_FRAME = 64 * 1024;

const matchId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
/** 32 bytes in base64url. */
const token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const messageId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const row = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Everything a client may say. What a move is only its game knows: the engine takes anything. */
export const ClientMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('hello'),
    match: matchId,
    token: v.nullable(token),
    /** The last row the client was told of; null for one that knows nothing yet. */
    seen: v.nullable(row),
  }),
  v.strictObject({ type: v.literal('move'), id: messageId, move: v.unknown(), seen: row }),
  v.strictObject({ type: v.literal('undo'), id: messageId, seen: row }),
  v.strictObject({ type: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;
export type Hello = Extract<ClientMessage, { type: 'hello' }>;
export type Play = Extract<ClientMessage, { type: 'move' | 'undo' }>;

/** The table as one viewer may see it. */
export interface TableMessage {
  /** The number of the last row. */
  readonly number: number;
  readonly mask: unknown;
  readonly deciders: readonly Seat[];
  readonly sealed: readonly Seat[];
  /** The viewer's own sealed choice. */
  readonly choice: unknown;
  readonly canUndo: boolean;
  readonly outcome: Outcome | null;
}

export interface WelcomeMessage extends TableMessage {
  readonly type: 'welcome';
  readonly game: string;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  /** The rows since the last one seen. */
  readonly log: readonly LogEntry<unknown>[];
  /** Those of the rows seen that are no longer in effect. */
  readonly takenBack: readonly number[];
}

export interface ToldMessage {
  readonly type: 'told';
  readonly row: number;
  readonly did: Did;
  readonly faces: readonly { readonly seat: Seat; readonly face: string }[];
  readonly events: readonly unknown[];
  readonly patch: Patch;
  readonly deciders: readonly Seat[];
  readonly sealed: readonly Seat[];
  readonly canUndo: boolean;
  readonly outcome: Outcome | null;
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
  /** A spectator does not play. */
  | 'spectator'
  /** Too much, too fast. */
  | 'rate'
  /** Something went wrong on this side; nothing was lost. */
  | 'fault';

export type ServerMessage =
  | WelcomeMessage
  | ToldMessage
  | { readonly type: 'accepted'; readonly id: string; readonly number: number }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly type: 'overtaken'; readonly id: string; readonly table: TableMessage }
  | { readonly type: 'pong' }
  /** With the id of the message it answers, where that had one. */
  | { readonly type: 'problem'; readonly code: ProblemCode; readonly id: string | null };

/** Reads one text frame; null for whatever is no message. */
export function readMessage(text: string): ClientMessage | null {
  try {
    const read = v.safeParse(ClientMessage, JSON.parse(text), { abortEarly: true });
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Field by field, so that a field added to the kernel's own is not sent before somebody has thought about it. */
export function toldMessage(told: Told<unknown>): ToldMessage {
  const { row: number, did, faces, events, patch, deciders, sealed, canUndo, outcome } = told;
  return {
    type: 'told',
    row: number,
    did: did.do === 'rewind' ? { do: did.do, seat: did.seat, to: did.to } : { do: did.do, seat: did.seat },
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

export function logMessage({ row: number, standing, events }: LogEntry<unknown>): LogEntry<unknown> {
  return { row: number, standing, events };
}
