import type { ComponentType, ReactNode } from 'react';
import type {
  AnyGame,
  AnySetup,
  Locale,
  Masked,
  Outcome,
  Refusal,
  Seat,
  RowUpdate,
  Viewer,
} from '@sanguine/kernel';
import type { GamePage, GamePageName } from './game-page.ts';
import type { Gesture } from './animation/gesture.ts';
import type { Notes } from './notes.ts';
import type { SideLook } from './result/side-look.ts';
import type { Settings } from './settings.ts';

/** Something on the board, as refusals name it: `@12`, `swords@12`. */
export type Ref = string;

export interface SeatedPlayer {
  /** For sentences. */
  readonly name: string;
  /** Where a seat is introduced: a bot's level and temper go with its name. */
  readonly label: string;
  /** The level of the bot that plays; null for a person. */
  readonly bot: string | null;
  /** False for a person who is away. */
  readonly here: boolean;
  /** Others play on the same screen, or nobody plays, as in a replay: use the name, since "you" would be ambiguous or untrue. */
  readonly shares: boolean;
  /** The clock, counted down by the shell; null without one. */
  readonly clock: ReactNode | null;
  /** A button that asks a bot why it made its last move, to be placed beside its name; null if there is no answer. */
  readonly why: ReactNode | null;
}

/** How the players ended a game before its rules did: `Ann wins`, `Ben conceded.` */
export interface Closed {
  readonly title: string;
  readonly text: string;
}

/** What the shell contributes; the board places it in the frame. */
export interface ShellSlots {
  /** The table's name: `The Marsh Accord`. */
  readonly title: string;
  /** Links at the right of the top bar: rules, since your last turn, menu. */
  readonly menu: ReactNode;
  /** Tabs for the log, the chat and anything else the shell adds. */
  readonly side: ReactNode;
  /** How much in it has not been read yet, while it is not in view. */
  readonly unread: number;
  /** Above the action bar: replay controls, votes, tutorial text. */
  readonly notice: ReactNode | null;
}

/** Which panels about what happened are still open over the board; each is named by the index of its event in `events`. */
export interface News {
  /** False once the panel was closed, and in a replay once the row that brought it has passed. */
  isNew(this: void, event: number): boolean;
  /** The viewer has read it; it does not come back, even when the table is opened again. */
  putAway(this: void, event: number): void;
}

/** A turn of a game that is over. */
export interface PastTurn {
  /** 0 before the first turn. */
  readonly round: number;
  /** Index in `events` where it begins. */
  readonly event: number;
  /** In seat order, after the turn: the points, or the board's own measure. */
  readonly scores: readonly number[];
}

/** Everything a game's table receives: what one viewer knows, and the ways to act. It has no other source. */
export interface TableProps<State, Move, Event> {
  readonly view: Masked<State>;
  /** Null for a spectator. */
  readonly viewer: Viewer;
  /** Number of the last row. */
  readonly number: number;
  readonly deciders: readonly Seat[];
  readonly sealed: readonly Seat[];
  /** The viewer's own sealed choice. */
  readonly choice: Move | null;
  readonly canUndo: boolean;
  readonly outcome: Outcome | null;
  /** Set if the players ended the game: the view then shows an unfinished game. Null otherwise. */
  readonly closed: Closed | null;
  readonly players: readonly SeatedPlayer[];
  readonly settings: Settings;
  /** The row to animate; null if the table was just opened or jumped to. */
  readonly latest: RowUpdate<Event> | null;
  /** All events in effect, in order, as the viewer saw them. */
  readonly events: readonly Event[];
  /**
   * Index in `events` where the viewer's own last act begins, since they may not have seen its results yet; 0 if none.
   */
  readonly acted: number;
  /** The whole game turn by turn, once it is over and this has been computed; null until then. */
  readonly history: readonly PastTurn[] | null;
  readonly news: News;
  /** Something to bring into view and mark; a new object for each request. */
  readonly focus: { readonly ref: Ref } | null;
  /** False in a replay, for a spectator and while disconnected: no moves can be played. */
  readonly live: boolean;
  /** A replay: everything shown is over, and nobody decides anything. */
  readonly past: boolean;
  /** A what-if or a lesson: nothing may be played for the player by habit. */
  readonly imagined: boolean;
  /** Null if the move was played; otherwise the board shows the refusal next to what was tried. */
  play(this: void, move: Move): Promise<Refusal | null>;
  undo(this: void): void;
  /** Asks for the best move; null where nobody may ask, and while it is not the viewer's turn. */
  readonly askHint: ((this: void) => void) | null;
  /** The move shown as the best one. The shell points at its guides; a board draws what has none. */
  readonly hint: Move | null;
  /** Opens the rulebook at a section. */
  openRules(this: void, section: string): void;
  /** Brings something into view, like a link in the log. */
  show(this: void, ref: Ref): void;
  /** Opens the replay just before an event, by its index in `events`; null where there is none. */
  readonly watch: ((this: void, event: number) => void) | null;
  /** The game's notebook on this device. */
  readonly notes: Notes;
  /** The notebook in the signed-in person's account; null if nobody is signed in. */
  readonly account: Notes | null;
  readonly slots: ShellSlots;
}

export interface Link {
  readonly ref: Ref;
  /** The part of the log line that becomes the link. */
  readonly words: string;
}

/** One tutorial text and the moves it waits for. */
export interface Lesson {
  readonly id: string;
  /** What to point at meanwhile: the `data-guide` of elements on the table. */
  readonly point: readonly string[];
  /**
   * The moves the player must make, in notation and in this order, except that neighbours with the same verb may swap;
   * `pay *` is any payment. Any other move is not played and gets a hint. Empty if reading is enough.
   */
  readonly wants: readonly string[];
  /** True if the other seats wait until it is read; otherwise it shows after they have played. */
  readonly holds: boolean;
}

/** A scripted game on a real table, with the rules enforced: one course of lessons. */
export interface Tutorial<Setup> {
  /** Its word in the address: `/learn/<game>/<id>`. */
  readonly id: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly setup: Setup;
  /** Fixed, so that everybody gets the same dice. */
  readonly seed: string;
  readonly seat: Seat;
  /** Moves of all seats that were made before the first lesson, in notation and in order. */
  readonly before?: readonly string[];
  /** The other seats' moves, in notation and in order; after that a bot of this level plays for them. */
  readonly script: readonly string[];
  readonly level: string;
  readonly lessons: readonly Lesson[];
  /** The text of a lesson; `hint` is for a player who tries another move. */
  say(locale: Locale, lesson: string, part: 'title' | 'text' | 'hint'): string;
}

export interface EmblemProps {
  /** A side as its game names it; null for neutral. */
  readonly side: string | null;
  readonly size: number;
}

/** Who won a battle and who lost it; neither for bystanders. */
export interface Fought {
  readonly winners: readonly Seat[];
  readonly losers: readonly Seat[];
}

/** A game's courses in the order of taking them. The first one is for newcomers. */
export type Courses<Setup> = readonly [Tutorial<Setup>, ...Tutorial<Setup>[]];

/** The visible part of a game, loaded when a player opens a table. */
export interface GameBoard<Setup extends AnySetup, State, Move, Event> {
  readonly Table: ComponentType<TableProps<State, Move, Event>>;
  readonly Emblem: ComponentType<EmblemProps>;
  /** How each seat looks outside the board: colour, pattern and emblem. */
  looks(seated: Pick<TableProps<State, Move, Event>, 'view' | 'players' | 'settings'>): readonly SideLook[];
  /** A small picture of a board, for choosing one. */
  readonly Preview: ComponentType<{ readonly board: string }>;
  /** The places and pieces a log line mentions; the view is any of the table. */
  links(locale: Locale, event: Event, view: Masked<State>): readonly Link[];
  /** The card titles it mentions, in the same words; they are set as on the cards. */
  titles?(locale: Locale, event: Event): readonly string[];
  /** The `data-guide`s of the elements to touch for a move, in order; some appear only once the one before is touched. */
  guides(move: Move, view: Masked<State>): readonly string[];
  /** How an event is shown on the board; sounds follow from it. */
  gestures(event: Event): readonly Gesture[];
  /** The battle that is decided with an event; null if none is. */
  fought(event: Event): Fought | null;
  /** The seat an event's log line belongs to, null for none. If omitted, the seat that moved. */
  doer?(event: Event): Seat | null;
  /**
   * What shows the course of a game, in seat order, if the rules count no points before the end. If omitted, the
   * points.
   */
  measure?(view: Masked<State>): readonly number[];
  /** Loaded when somebody comes to learn; most tables never need it. */
  loadCourses(): Promise<Courses<Setup>>;
}
export type AnyBoard = GameBoard<AnySetup, unknown, unknown, unknown>;

export type Mood = 'map' | 'wood' | 'glade' | 'table';

/** A game on the shelf: enough to choose it by, small enough to load with the page. */
export interface Box {
  readonly id: string;
  readonly name: Readonly<Record<Locale, string>>;
  /** A one-line summary. */
  readonly line: Readonly<Record<Locale, string>>;
  /** How to win, in three lines, for a newcomer. */
  readonly goal: Readonly<Record<Locale, readonly [string, string, string]>>;
  readonly seats: { readonly min: number; readonly max: number };
  /** Bot levels, weakest first. */
  readonly levels: readonly string[];
  /** Playing time in minutes, per player or per game. */
  readonly minutes: { readonly count: number; readonly per: 'player' | 'game' };
  readonly mood: Mood;
  /** Two of its sides, as an example of how sides are told apart. */
  readonly example?: readonly [string, string];
  /** The picture on the home page; fills a square. */
  readonly Plate: ComponentType;
  /** Only the rules, for workers and shells that draw nothing. */
  loadGame(): Promise<AnyGame>;
  loadBoard(): Promise<AnyBoard>;
  /** Pages besides the tables: rosters, a library of its content, a companion. */
  readonly pages?: Readonly<Partial<Record<GamePageName, () => Promise<GamePage>>>>;
}
