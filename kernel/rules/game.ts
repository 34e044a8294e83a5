import type { Engine, Masked } from './engine.ts';
import type { Ladder } from './ladder.ts';
import type { Estimate } from '../chances/estimate.ts';
import type { Locale } from '../words/phrases.ts';
import type { PuzzleBook } from './puzzle.ts';
import type { Random } from '../random/random.ts';
import type { Reason, RunnerUp, SearchedMove, Thought } from './reason.ts';
import type { Refusal } from './refusal.ts';
import type { RosterDesk } from '../words/roster-desk.ts';
import type { Rulebooks } from '../words/rulebook.ts';
import type { AnySetup } from './rules.ts';
import type { Temper } from './temper.ts';
import type { Lexicon } from '../typing/lexicon.ts';
import type { Seat, Viewer } from './seat.ts';

export interface ReasonedMove<Move> {
  readonly move: Move;
  readonly reason: Reason;
  readonly search?: SearchedMove;
  /** The moves meant to follow it. */
  readonly plan?: readonly Move[];
  /** The best of the other moves, computed only on request; null if there was no other. */
  readonly runnerUp?: () => RunnerUp<Move> | null;
}

/** Sees a mask and its own moves and nothing else; its type makes it impossible to pass more. */
export interface Bot<State, Move> {
  /** `past`: the seat's own moves since anybody else decided, the oldest first; omitted if nobody kept them. */
  choose(view: Masked<State>, seat: Seat, random: Random, past?: readonly Move[]): ReasonedMove<Move>;
}

/**
 * What a game knows about playing itself well, for bots that search. It is only asked about imagined tables, so a full
 * state is no secret here. A game that has it can be played at the level `warlord`.
 */
export interface Insight<State, Move> {
  /**
   * How good a state is for the seat, from 0 for lost to 1 for won; also asked in the middle of a turn. It drives the
   * search; what people are told is `Game.estimate`.
   */
  evaluate(state: State, seat: Seat): number;
  /** A sensible move at low cost, for play-outs. Default: any legal move. */
  policy?(state: State, seat: Seat, random: Random): Move;
  /**
   * The moves worth considering with rough odds, at least one, the default choice first. A search is a race between
   * these moves (`bots/search/race.ts`). It also asks `evaluate` about finished games: the margin of a win tells more
   * than the win. `random` is for moves that are a matter of taste; without it they are always the same.
   */
  ranking(state: State, seat: Seat, past?: readonly Move[], random?: Random): readonly RatedMove<Move>[];
  /** The current part of the game for a seat: its play-outs end with the part. Default: with the game. */
  chapter?(state: State, seat: Seat): number;
  /**
   * Who plays for everybody in one play-out, after this first move of a seat; null if nobody has moved yet, so that all play
   * alike. Made anew for each play-out, so it may remember plans and draw how it plays. Default: `policy`.
   */
  playout?(first: FirstMove<Move> | null, random: Random): PlayoutPolicy<State, Move>;
  /** The most play-outs of a search without a clock, if the usual number would take too long. */
  readonly playouts?: number;
  /** The share of its thinking that each further decision in a row keeps, if a turn has many. Default: all of it. */
  readonly patience?: number;
  /** The play-outs for judging a decision of a finished game, if the usual number would take too long. */
  readonly judging?: number;
  /**
   * Whether everything drawn has taken effect. An estimate does not see dice on the table, tiles of a battle under way or
   * the future of cards, so their worth is told only after play has reached a settled state. `drawn` is the state right after
   * the draw. Default: always.
   */
  isSettled?(state: State, drawn: State): boolean;
  /** The purpose of a move, from what its seat sees. */
  explain(view: State, seat: Seat, move: Move): Reason;
}

/** Plays every seat of one play-out at low cost. */
export interface PlayoutPolicy<State, Move> {
  choose(state: State, seat: Seat): Move;
}

/** The move a play-out begins with, and who makes it. */
export interface FirstMove<Move> {
  readonly seat: Seat;
  readonly rated: RatedMove<Move>;
}

/** A move and the seat's rough chance to win by it; only differences between moves count. */
export interface RatedMove<Move> {
  readonly move: Move;
  readonly odds: number;
  /** The moves meant to follow it. */
  readonly plan?: readonly Move[];
}

/** A board and the number of players it is for. */
export interface BoardInfo {
  readonly id: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly players: readonly [number, number];
  /** What sets it apart from the others, in a few words. */
  readonly note?: Readonly<Record<Locale, string>>;
}

/** What a table chooses before play; the rulebook's defaults apply to anything omitted. */
export interface TableChoices {
  readonly board?: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** What is known before the game about a seat's side: which one, or that it is picked or drawn at the beginning. */
export type SeatSide = { readonly side: string } | 'picked' | 'drawn';

type ChosenOptions = Readonly<Record<string, string>>;

/** How seats get their sides: factions, clans, warbands. */
export interface Seating {
  /** By seat; omitted options have their defaults. */
  sides(seats: number, options: ChosenOptions): readonly SeatSide[];
  /** The sides that are drawn or picked from, for pictures of them; omitted where sides are only edges of the table. */
  readonly pool?: readonly string[];
  /** Set if a seat can be given a side before the game. */
  readonly given?: {
    readonly sides: readonly string[];
    /** The option for it. */
    readonly option: string;
    /** The value with which the seat plays the side, or with which sides are drawn. */
    value(seat: Seat, side: string | null): string;
  };
}

/**
 * Everything a game says, in the reader's language, as plain text without style. Refusals, events and reasons do not carry
 * the table they happen on: any view of it will do, from any moment, and without one places have no names.
 */
export interface Speech<State, Move, Event> {
  /** One clear sentence. */
  refusal(locale: Locale, refusal: Refusal, view?: Masked<State>): string;
  /** The log line of a masked event; null if it is not worth a line. */
  event(locale: Locale, event: Event, names: readonly string[], view?: Masked<State>): string | null;
  /** One line for successive events that belong together, such as a march and its payment; null if these do not. */
  together?(
    locale: Locale,
    events: readonly Event[],
    names: readonly string[],
    view?: Masked<State>,
  ): string | null;
  /** Who decides what: `Hill Folk: withdraw, or stand and fight?` */
  prompt(locale: Locale, view: Masked<State>, names: readonly string[]): string;
  /** A move in words: `Build Swords in Ashwood (10, forest) — discard 1 tile`. */
  move(locale: Locale, view: Masked<State>, seat: Seat, move: Move): string;
  /** What several moves of one verb have in common, as the head of a menu: `March from Ashwood (10, forest)`. */
  group(locale: Locale, view: Masked<State>, seat: Seat, moves: readonly Move[]): string;
  reason(locale: Locale, reason: Reason, view?: Masked<State>): string;
  side(locale: Locale, side: string): string;
  option(locale: Locale, option: string, value?: string): string;
  /** The table as text: the map with neighbours, the players, the viewer's own hand. */
  board(locale: Locale, view: Masked<State>, viewer: Viewer, names: readonly string[]): readonly string[];
  /** The viewer's own hand, as the end of `board` shows it; empty for a viewer without one. */
  hand(locale: Locale, view: Masked<State>, viewer: Viewer): readonly string[];
  /** The odds of the current battle, or of those that could be fought, from what the viewer knows. */
  odds(locale: Locale, view: Masked<State>, viewer: Viewer): readonly string[];
}

/** What readers of the log look for and replays jump to. */
export type Landmark =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'battle'; readonly seats: readonly Seat[] };

/** Odds computed outside any game, from named values. */
export interface OddsCalculator {
  /** Each value's name and one line that explains it. */
  readonly values: Readonly<Record<string, Readonly<Record<Locale, string>>>>;
  /** The odds as data and in words, or one line in the reader's language that says what is wrong. */
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

/** An answer about a table, with the rulebook sections it rests on; or one line that says what was not understood. */
export type TableAnswer =
  | { readonly ok: true; readonly lines: readonly string[]; readonly rules: readonly string[] }
  | { readonly ok: false; readonly problem: string };

/**
 * A question about a table that anybody may ask at any time and any number of times: how far, who sees whom. It changes
 * nothing and is answered from what the asker sees.
 */
export interface TableQuestion<State> {
  /** The words typed after its name: `<unit> <unit>`. */
  readonly words: Readonly<Record<Locale, string>>;
  /** One line that explains it. */
  readonly about: Readonly<Record<Locale, string>>;
  ask(locale: Locale, view: Masked<State>, viewer: Viewer, words: readonly string[]): TableAnswer;
}

/** The bench's goals for a game on one core, per second. */
export interface BenchGoals {
  /** Random plays, listing every legal move or sampling one. */
  readonly enumerating: number;
  readonly sampling: number;
  /** Play-outs of a search; null for no goal, since their length differs from game to game. */
  readonly playouts: number | null;
  /** A whole game between the best bots that do not search, in milliseconds at most; not measured if omitted. */
  readonly wholeGame?: number;
  /** Steps of learning programs, over 64 tables at once (`sanguine gym`). */
  readonly gym?: number;
}

/** One game as the shells (terminal, server, web) know it. They never name a game but find it in the registry. */
export interface Game<Setup extends AnySetup, State, Move, Event> {
  readonly engine: Engine<Setup, State, Move, Event>;
  readonly name: Readonly<Record<Locale, string>>;
  readonly boards: readonly BoardInfo[];
  /** The table options with their values, the default first. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly seating: Seating;
  /** A set-up for this many seats; the engine may still refuse it. */
  setup(seats: number, choices: TableChoices): Setup;
  /** By level: `recruit`, `veteran`. */
  readonly bots: Readonly<Record<string, Bot<State, Move>>>;
  /** By level and name; a level's first temper is the bot it has in `bots`. */
  readonly tempers?: Readonly<Record<string, Readonly<Record<string, Temper<State, Move>>>>>;
  readonly insight?: Insight<State, Move>;
  /** What `sanguine arena --ladder` measured of its levels. */
  readonly ladder?: Ladder;
  /** Everybody's chance to win, as told to people. */
  readonly estimate: Estimate<State>;
  /**
   * What everybody may be told at once about why a bot made a move, from what a spectator sees; null if nothing. It must not
   * depend on anything the seat hides, so moves that look alike to others get the same reason. `thought` may be told only if
   * the seat hides nothing.
   */
  told(view: Masked<State>, seat: Seat, move: Move, thought: Thought): Thought | null;
  /** The faction or clan of a seat; null if it has none yet. */
  side(state: State, seat: Seat): string | null;
  /** The turn that begins or the battle that is decided with the event, if any. */
  landmark(event: Event): Landmark | null;
  /** Whether the event is part of a battle, from its beginning to what became of the losers. */
  isFighting(event: Event): boolean;
  /** How long boards stage the event, in milliseconds at normal speed; bots and replays wait for it. Default: not at all. */
  stagedFor?(event: Event): number;
  readonly speech: Speech<State, Move, Event>;
  /** The words its moves are typed with. */
  readonly lexicon: Lexicon<State, Move>;
  /** Loaded when somebody opens it, because it is the longest of a game's texts. */
  loadRulebook(): Promise<Rulebooks>;
  /** Loaded when somebody opens them. */
  loadPuzzles?(): Promise<PuzzleBook<State, Move, Event>>;
  readonly goals: BenchGoals;
}

/** Any game, for code that treats them alike. */
export type AnyGame = Game<AnySetup, unknown, unknown, unknown>;

/** A game's answers to typed questions. Pages show the same in their own ways and load nothing of it. */
export interface Desk<Setup extends AnySetup, State> {
  readonly odds: OddsCalculator;
  /** By the word that asks for it: `measure`. */
  readonly questions?: Readonly<Record<string, TableQuestion<State>>>;
  /** Only in games whose players bring forces of their own choice. */
  readonly rosters?: RosterDesk<Setup>;
}

/** Any game's desk, for code that treats them alike. */
export type AnyDesk = Desk<AnySetup, unknown>;
