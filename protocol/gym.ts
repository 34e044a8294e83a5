import * as v from 'valibot';
import { type Refusal, type Seat, type SeatOutcome, whole } from '@sanguine/kernel';
import { plainLine, rowNumber, seatNumber, word } from './ids.ts';

/** What a learning program says to `sanguine gym`, one request per line; docs/gym.md explains it. */

export const GYM_PROTOCOL = 1;

export const GYM_LIMITS = {
  /** Tables open at once. */
  tables: 4096,
  /** Requests in one line. */
  requests: 4096,
  /** Bytes of one line. */
  line: 4 * 1024 * 1024,
  /** Moves drawn at once, and play-outs for one decision of a bot that searches. */
  samples: 1000,
  playouts: 1_000_000,
} as const;

const LONGEST_NAME = 64;
const LONGEST_NOTATION = 10_000;
const MOST_SEATS = 16;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME), plainLine);
/** A number and a text are always different names. */
const tableName = v.union([rowNumber, name], 'a table is named by a short text or a whole number');

/** What each seat that is to decide can be told of a table. */
export const GYM_TELL = ['view', 'moves', 'count', 'features', 'chances', 'scores'] as const;
const tell = v.optional(v.pipe(v.array(v.picklist(GYM_TELL)), v.maxLength(GYM_TELL.length)));

const bots = v.optional(v.pipe(v.array(v.nullable(word)), v.maxLength(MOST_SEATS)));
const playouts = v.optional(whole(1, GYM_LIMITS.playouts));
const seat = v.optional(seatNumber);
/** Returned in the answer. */
const id = v.optional(v.union([v.number(), v.pipe(v.string(), v.maxLength(LONGEST_NAME))]));
const at = { id, table: tableName };

export const GymRequest = v.variant('do', [
  v.strictObject({ do: v.literal('hello'), id }),
  v.strictObject({
    do: v.literal('reset'),
    ...at,
    seed: v.optional(name),
    players: v.optional(whole(1, MOST_SEATS)),
    board: v.optional(word),
    options: v.optional(v.record(word, word)),
    /** By seat; null or omitted where the program plays. */
    bots,
    playouts,
    tell,
  }),
  v.strictObject({
    do: v.literal('step'),
    ...at,
    /** If omitted, the seat that decides, provided there is only one. */
    seat,
    /** Exactly one of these four says what is played. */
    index: v.optional(rowNumber),
    notation: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_NOTATION))),
    move: v.optional(v.unknown()),
    sample: v.optional(v.literal(true)),
    tell,
  }),
  /** `seat` null: as a spectator. */
  v.strictObject({ do: v.literal('observe'), ...at, seat: v.optional(v.nullable(seatNumber)), tell }),
  v.strictObject({
    do: v.literal('moves'),
    ...at,
    seat,
    sample: v.optional(whole(1, GYM_LIMITS.samples)),
  }),
  v.strictObject({
    do: v.literal('imagine'),
    ...at,
    seat,
    to: tableName,
    seed: v.optional(name),
    bots,
    playouts,
    tell,
  }),
  /** `bots`: who plays on for the program; repeated from the start if fewer than seats. */
  v.strictObject({
    do: v.literal('finish'),
    ...at,
    bots: v.optional(v.pipe(v.array(word), v.minLength(1), v.maxLength(MOST_SEATS))),
    playouts,
  }),
  v.strictObject({ do: v.literal('close'), ...at }),
]);
export type GymRequest = v.InferOutput<typeof GymRequest>;
export type GymTell = (typeof GYM_TELL)[number];
export type GymTableName = v.InferOutput<typeof tableName>;

/** A legal move, in notation and as data. */
export interface GymMove {
  readonly notation: string;
  readonly move: unknown;
}

/** What one seat is told: what was asked for, from its own mask alone. */
export interface GymTold {
  readonly seat: Seat | null;
  readonly view?: unknown;
  readonly moves?: readonly GymMove[];
  /** Whether `moves` lists all; if not, every move the rules do not refuse is legal. */
  readonly exhaustive?: boolean;
  readonly count?: number;
  /** By seat, in the order of the features in `hello`. */
  readonly features?: readonly (readonly number[])[];
  readonly chances?: readonly number[];
  readonly scores?: readonly number[];
}

export interface GymOutcome extends SeatOutcome {
  /** The seat's share of the win: 1, 0, or a part if several come first. */
  readonly share: number;
}

/** The state of a table. */
export interface GymStanding {
  readonly table: GymTableName;
  readonly row: number;
  /** Seats of the program that are to decide. */
  readonly deciders: readonly Seat[];
  /** Seats of the program that may move although nobody waits for them; omitted if there are none. */
  readonly volunteers?: readonly Seat[];
  /** Null while the game is running. */
  readonly outcome: readonly GymOutcome[] | null;
  readonly told?: readonly GymTold[];
}

export interface GymError {
  readonly code:
    | 'json'
    | 'line'
    | 'request'
    | 'table'
    | 'setup'
    | 'limit'
    | 'seat'
    | 'index'
    | 'notation'
    | 'illegal'
    | 'over'
    | 'fault';
  /** One line for people. */
  readonly words: string;
  /** Set if the rules refused a move. */
  readonly refusal?: Refusal;
}
