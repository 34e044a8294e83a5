import * as v from 'valibot';
import type { Locale } from '../words/phrases.ts';
import { check, type Schema } from './schema.ts';
import type { Seat } from './seat.ts';

/**
 * A position in which one move is better than every other by a wide margin. Chances and losses are in points, of which
 * there are a hundred.
 */
export interface Puzzle {
  /** The series, game and row it comes from: it stays the same when other puzzles come and go. */
  readonly id: string;
  readonly theme: string;
  readonly seat: Seat;
  /** What the seat sees; what it cannot see is imagined when the puzzle is opened. */
  readonly view: unknown;
  /** In notation. */
  readonly answer: string;
  /** Other moves that lead to exactly the same table. */
  readonly also: readonly string[];
  /** The chance to win with the answer. */
  readonly chance: number;
  /** How much worse each of the other tried moves is. */
  readonly losses: Readonly<Record<string, number>>;
  readonly runnerUp: string;
  /** The lower end of the 95 % interval of the runner-up's loss. */
  readonly margin: number;
  /** The imagined worlds in which the answer was compared with its rivals. */
  readonly worlds: number;
  /** Who finds the answer without searching: a Recruit, a Veteran, neither. */
  readonly difficulty: Difficulty;
}

export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const points = v.pipe(v.number(), v.minValue(-100), v.maxValue(100));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const puzzlesSchema: Schema<readonly Puzzle[]> = v.array(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)),
    theme: text,
    seat: count,
    view: v.record(v.string(), v.unknown()),
    answer: text,
    also: v.array(text),
    chance: points,
    losses: v.record(text, points),
    runnerUp: text,
    margin: points,
    worlds: count,
    difficulty: v.picklist(DIFFICULTIES),
  }),
);

/** A puzzle's answer in its position, from which its theme follows. */
export interface Answered<State, Move, Event> {
  readonly view: State;
  readonly seat: Seat;
  readonly move: Move;
  /** What the move did in one imagined world. */
  readonly events: readonly Event[];
}

/** The subject of a group of puzzles. */
export interface PuzzleTheme<State, Move, Event> {
  readonly id: string;
  readonly name: Readonly<Record<Locale, string>>;
  /** The question it asks, in one line. */
  readonly question: Readonly<Record<Locale, string>>;
  fits(answered: Answered<State, Move, Event>): boolean;
}

/** A game's puzzles. A puzzle belongs to the first theme that fits its answer. */
export interface PuzzleBook<State, Move, Event> {
  readonly themes: readonly PuzzleTheme<State, Move, Event>[];
  readonly puzzles: readonly Puzzle[];
  /** Option values of the tables searched for puzzles, if decisions weigh more there; all other options are as usual. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /** The first share of a game, whose many small decisions are not worth a look. Default: none. */
  readonly beginning?: number;
}

export type AnyPuzzleBook = PuzzleBook<unknown, unknown, unknown>;

/** A theme's words: its own entry in a catalogue, and the entry with `.question`. */
type ThemeWords<Id extends string> = Readonly<Record<Id | `${Id}.question`, string>>;
type Fits<State, Move, Event> = PuzzleTheme<State, Move, Event>['fits'];

/** Themes from their rules, in order, and their words in both languages. */
export function themesOf<Id extends string, State, Move, Event>(
  rules: Readonly<Record<Id, Fits<State, Move, Event>>>,
  words: Readonly<Record<Locale, ThemeWords<NoInfer<Id>>>>,
): PuzzleTheme<State, Move, Event>[] {
  return (Object.keys(rules) as Id[]).map((id) => ({
    id,
    name: { en: words.en[id], ja: words.ja[id] },
    question: { en: words.en[`${id}.question`], ja: words.ja[`${id}.question`] },
    fits: rules[id],
  }));
}

/** Puzzles as stored; throws for anything else. */
export function readPuzzles(data: unknown): readonly Puzzle[] {
  const read = check(puzzlesSchema, data);
  if (!read.ok) throw new Error(`puzzles: ${read.problem}`);
  return read.value;
}
