import * as v from 'valibot';
import { type Locale, LOCALES } from '../words/phrases.ts';
import type { Schema } from './schema.ts';

/** Why a bot chose its move: a phrase of the game's catalogue and its values. */
export interface Reason {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The unit in which moves are compared: the chance to win, the game's own points, or how long they can wait. */
export type Measure = 'odds' | 'points' | 'urgency';

/** The best of the moves that were not chosen. */
export interface RunnerUp<Move> {
  readonly move: Move;
  /**
   * How much worse it is, in percent of the chance to win or in points. Below 0 for a level that does not weigh its
   * moves: a stronger player would rather have made this one.
   */
  readonly behind: number;
  readonly measure: Measure;
}

/** What a search found out about the chosen move. */
export interface SearchedMove {
  /** How likely its seat is to win the game, in percent. */
  readonly odds: number;
  /** How many moves were examined. */
  readonly considered: number;
}

/** A reason with everything that was weighed, readable long after its table has changed. */
export interface Thought extends Reason {
  readonly search?: SearchedMove | undefined;
  /** With the move in words, as written when it was weighed. */
  readonly next?: RunnerUp<Readonly<Record<Locale, string>>> | undefined;
}

/** The explanation in a bot's row. */
export interface Explanation {
  /** What everybody is told at once: nothing in it depends on what the seat hides. Null if nothing can be told. */
  readonly told: Thought | null;
  /** What the bot thought, which may betray what its seat hides; told when the game is over. */
  readonly thought: Thought;
}

/** Characters of a move in words; longer ones are cut. */
export const LONGEST_MOVE = 160;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const values = v.pipe(
  v.record(text(32), v.union([v.number(), text(64)])),
  v.check((given) => Object.keys(given).length <= 12, 'too many values'),
);
const thought: Schema<Thought> = v.object({
  key: text(64),
  values,
  search: v.optional(v.object({ odds: v.number(), considered: v.number() })),
  next: v.optional(
    v.object({
      move: v.object(v.entriesFromList(LOCALES, text(LONGEST_MOVE))),
      behind: v.number(),
      measure: v.picklist(['odds', 'points', 'urgency']),
    }),
  ),
});

/** Bounded, because rows are read from files. */
export const explanation: Schema<Explanation> = v.object({ told: v.nullable(thought), thought });
