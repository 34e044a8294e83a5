import type { Engine, Masked } from './engine.ts';
import type { Locale } from '../words/phrases.ts';
import type { Random } from '../random/random.ts';
import type { Refusal } from './refusal.ts';
import type { Rulebook } from '../words/rulebook.ts';
import type { AnySetup } from './rules.ts';
import type { Seat, Viewer } from './seat.ts';

/** Why a bot did what it did: a phrase of the game's catalogue and what it needs. */
export interface Reason {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface ReasonedMove<Move> {
  readonly move: Move;
  readonly reason: Reason;
}

/** A player made of rules. It sees a mask and nothing else; the type makes it impossible to pass it more. */
export interface Bot<State, Move> {
  choose(view: Masked<State>, seat: Seat, random: Random): ReasonedMove<Move>;
}

/**
 * What a game knows about playing itself well, for bots that search. It is asked about imagined tables, so a full
 * state is no secret here. A game that has it can be played at the level `warlord`.
 */
export interface Insight<State, Move> {
  /** How likely the seat is to win, from 0 to 1; asked in the middle of a turn too. */
  evaluate(state: State, seat: Seat): number;
  /** The legal moves worth a thought, at least one. Left out: all of them. */
  candidates?(state: State, seat: Seat): readonly Move[];
  /** A sensible move, quickly: play-outs go on with it. Left out: any legal move. */
  policy?(state: State, seat: Seat, random: Random): Move;
  /**
   * Play-outs are judged once the decision has passed on to others so many times. Where a turn is many plays, this
   * compares doing more and ending it at the same moment of the game. Left out: after a number of plays.
   */
  readonly turns?: number;
  /**
   * The moves worth a thought with the odds they seem to have at first sight, at least one; in front the one it would
   * play without further thought. A game that has this is thought about in races between these moves
   * (`bots/search/race.ts`) rather than in a tree. A race asks `evaluate` about games that are over, too: by how much
   * somebody has won tells more than that he has.
   */
  ranking?(state: State, seat: Seat): readonly RatedMove<Move>[];
  /** Which part of the game it is: a play-out of a race goes on to the end of the part. Left out: to the end of the game. */
  chapter?(state: State): number;
}

/** A move and how likely the seat seems to win by it; between moves only the difference counts. */
export interface RatedMove<Move> {
  readonly move: Move;
  readonly odds: number;
}

/** A board a game can be played on, and for how many. */
export interface BoardInfo {
  readonly id: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly players: readonly [number, number];
}

/** What a table chooses before play; whatever is left out is the rulebook's way. */
export interface TableChoices {
  readonly board?: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** Everything a game says, in the reader's language. Lines are plain text without style. */
export interface Speech<State, Move, Event> {
  /** One clear sentence: why not. */
  refusal(locale: Locale, refusal: Refusal): string;
  /** The log line of an event as its viewer knows it; null: not worth a line. */
  event(locale: Locale, event: Event, names: readonly string[]): string | null;
  /** Who decides what: `Hill Folk: withdraw, or stand and fight?` */
  prompt(locale: Locale, view: Masked<State>, names: readonly string[]): string;
  /** A move in words: `Build Swords in area 12 — discard 1 tile`. */
  move(locale: Locale, view: Masked<State>, seat: Seat, move: Move): string;
  /** What several moves of one verb have in common, as the head of a menu: `March from area 12`. */
  group(locale: Locale, view: Masked<State>, seat: Seat, moves: readonly Move[]): string;
  reason(locale: Locale, reason: Reason): string;
  side(locale: Locale, side: string): string;
  option(locale: Locale, option: string, value?: string): string;
  /** The table in text: the map with neighbours, the players, the own hand. */
  board(locale: Locale, view: Masked<State>, viewer: Viewer, names: readonly string[]): readonly string[];
  /** The viewer's own hand, as the board ends with it; empty for who has none. */
  hand(locale: Locale, view: Masked<State>, viewer: Viewer): readonly string[];
  /** The chances of the battle at hand, or of those that could be fought; from what the viewer knows. */
  odds(locale: Locale, view: Masked<State>, viewer: Viewer): readonly string[];
}

/** What a reader of the log looks for, and a replay jumps to. */
export type Landmark =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'battle'; readonly seats: readonly Seat[] };

/** A question about chances asked from outside any game, by named values. */
export interface OddsCalculator {
  /** Each value's name and one line that explains it. */
  readonly values: Readonly<Record<string, Readonly<Record<Locale, string>>>>;
  /** The chances as data and in words, or one line in the reader's language that says what is wrong. */
  ask(
    locale: Locale,
    values: Readonly<Record<string, string>>,
  ):
    | {
        readonly ok: true;
        readonly result: Readonly<Record<string, number | string>>;
        readonly lines: readonly string[];
      }
    | { readonly ok: false; readonly problem: string };
}

/** What the bench asks of a game on one core: so many a second. */
export interface BenchGoals {
  /** Random plays with every legal move listed, and with one drawn. */
  readonly enumerating: number;
  readonly sampling: number;
  /** Play-outs of a search; null: as many as there are, for they differ in length from game to game. */
  readonly playouts: number | null;
}

/** One game as the shells (terminal, server, web) know it: they never name a game, they find it in the registry. */
export interface Game<Setup extends AnySetup, State, Move, Event> {
  readonly engine: Engine<Setup, State, Move, Event>;
  readonly name: Readonly<Record<Locale, string>>;
  readonly boards: readonly BoardInfo[];
  /** The table options with their values, the default first. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** A set-up for so many seats; may still be refused by the engine. */
  setup(seats: number, choices: TableChoices): Setup;
  /** By level: `recruit`, `veteran`. */
  readonly bots: Readonly<Record<string, Bot<State, Move>>>;
  readonly insight?: Insight<State, Move>;
  /** The faction or clan of a seat, once it has one. */
  side(state: State, seat: Seat): string | null;
  /** Whether a turn begins with the event, or a battle is decided by it. */
  landmark(event: Event): Landmark | null;
  readonly speech: Speech<State, Move, Event>;
  readonly rulebook: Readonly<Record<Locale, Rulebook>>;
  readonly odds: OddsCalculator;
  readonly goals: BenchGoals;
}

/** Any game at all, for code that handles them alike. */
export type AnyGame = Game<AnySetup, unknown, unknown, unknown>;
