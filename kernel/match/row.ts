import * as v from 'valibot';
import { type Explanation, explanation } from '../rules/reason.ts';
import { type Schema, whole } from '../rules/schema.ts';
import type { Seat } from '../rules/seat.ts';

/**
 * One entry of a match. Rows are numbered from 1 (0 is the start) and no number is reused, so a roll taken back is
 * rolled anew. `why` is what a bot says of its choice; it changes nothing on the table.
 */
export type Row<Move> =
  | { readonly do: 'move'; readonly seat: Seat; readonly move: Move; readonly why?: Explanation | undefined }
  /** One of several simultaneous choices: held until the last is in. */
  | { readonly do: 'seal'; readonly seat: Seat; readonly move: Move; readonly why?: Explanation | undefined }
  /** The seat takes back its sealed choice, or its last play while that is free. */
  | { readonly do: 'undo'; readonly seat: Seat }
  /** Takes back every row in effect after row `to`, at the seat's request and with the others' consent. */
  | { readonly do: 'rewind'; readonly seat: Seat; readonly to: number }
  /** The seat, which is asked, was shown the best move. */
  | { readonly do: 'hint'; readonly seat: Seat }
  /** The seat gives up. Legal at any moment, whoever is asked: a duel is over, otherwise another hand plays on for it. */
  | { readonly do: 'concede'; readonly seat: Seat }
  /** The seat takes the win of a duel from an opponent who is absent, which the caller has made sure of. */
  | { readonly do: 'claim'; readonly seat: Seat }
  /** The game ends without a winner, at the seat's request and with the others' consent. */
  | { readonly do: 'callOff'; readonly seat: Seat }
  /** The same, because a player is absent, which the caller has made sure of. */
  | { readonly do: 'abandon'; readonly seat: Seat };

/** A row with its link of the hash chain, see `markRow`. */
export type MarkedRow<Move> = Row<Move> & { readonly mark: string };

/** More seats than any game has. */
export const MOST_SEATS = 32;

export function isSeat(seat: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < MOST_SEATS;
}

export const seatNumber = v.pipe(v.number(), v.check(isSeat, 'not a seat'));
export const rowNumber = whole(0, 1_000_000);
const markText = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{8}|[0-9a-f]{12})$/, 'not a mark'));

const why = v.optional(explanation);

/** The move itself is checked by the game's own schema. */
export const markedRow: Schema<MarkedRow<unknown>> = v.variant('do', [
  v.object({ do: v.literal('move'), seat: seatNumber, move: v.unknown(), why, mark: markText }),
  v.object({ do: v.literal('seal'), seat: seatNumber, move: v.unknown(), why, mark: markText }),
  v.object({ do: v.literal('undo'), seat: seatNumber, mark: markText }),
  v.object({ do: v.literal('rewind'), seat: seatNumber, to: rowNumber, mark: markText }),
  v.object({
    do: v.picklist(['hint', 'concede', 'claim', 'callOff', 'abandon']),
    seat: seatNumber,
    mark: markText,
  }),
]);
