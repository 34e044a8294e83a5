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
import type { Notes } from './notes.ts';
import type { Settings } from './settings.ts';

/** Something on the board, in the words of refusals: `@12`, `swords@12`. */
export type Ref = string;

/** Who sits where, as a board shows it. */
export interface SeatedPlayer {
  readonly name: string;
  /** The level of the bot that plays; null for a person. */
  readonly bot: string | null;
  /** False for a person who is away. */
  readonly here: boolean;
  /** Others play at the same screen: there a name says who is meant, and "you" does not. */
  readonly shares: boolean;
  /** Milliseconds left, counted down by the shell; null without a clock. */
  readonly clock: ReactNode | null;
}

/** What the shell puts beside the board, which sets it into the frame where its layout wants it. */
export interface ShellSlots {
  /** What the table is called: `The Marsh Accord`. */
  readonly title: string;
  /** Links at the right of the top bar: rules, since your last turn, menu. */
  readonly menu: ReactNode;
  /** Tabs with the log, the chat and whatever else the shell has for the side. */
  readonly side: ReactNode;
  /** Above the action bar: replay controls, votes, a tutorial's words. */
  readonly notice: ReactNode | null;
}

/** What a game's table is given: what one viewer knows, and the ways to act. Everything it shows follows from this. */
export interface TableProps<State, Move, Event> {
  readonly view: Masked<State>;
  /** Null for a spectator. */
  readonly viewer: Viewer;
  /** The last row. */
  readonly number: number;
  readonly deciders: readonly Seat[];
  readonly sealed: readonly Seat[];
  /** The viewer's own sealed choice. */
  readonly choice: Move | null;
  readonly canUndo: boolean;
  readonly outcome: Outcome | null;
  readonly players: readonly SeatedPlayer[];
  readonly settings: Settings;
  /** The row that led here, to be shown happening; null when the table was just opened or jumped to. */
  readonly latest: RowUpdate<Event> | null;
  /** Everything that has happened and stands, as the viewer was told it, in order. */
  readonly events: readonly Event[];
  /** Where in `events` the viewer's own last act begins: they may not have looked yet at what came of it. 0: there is none. */
  readonly acted: number;
  /** Something to bring into view and mark; a new object each time it is asked for. */
  readonly focus: { readonly ref: Ref } | null;
  /** False in a replay, for a spectator and while the connection is gone: nothing can be played. */
  readonly live: boolean;
  /** Null: played. The refusal is for the board to show beside what was tried. */
  play(this: void, move: Move): Promise<Refusal | null>;
  undo(this: void): void;
  /** Opens the rulebook at a section. */
  openRules(this: void, section: string): void;
  /** Brings something into view by itself, as a link in the log does. */
  show(this: void, ref: Ref): void;
  /** The game's own notebook on this device. */
  readonly notes: Notes;
  readonly slots: ShellSlots;
}

export interface Link {
  readonly ref: Ref;
  /** The words of the log line that stand for it. */
  readonly words: string;
}

/** One thing the tutorial says and waits for. */
export interface Lesson {
  readonly id: string;
  /** What to point at while it is read: each the `data-guide` of an element on the table. */
  readonly point: readonly string[];
  /**
   * What the player is to do, in notation and in this order, except that neighbours of one verb may change places;
   * `pay *` is any payment. Another move is answered by a hint instead of being played. Empty: reading is enough.
   */
  readonly wants: readonly string[];
  /** The others wait until it is read; otherwise it is said once they have done their part. */
  readonly holds: boolean;
}

/** A first game on a real table: it points, the player does, the engine enforces. */
export interface Tutorial<Setup, Move> {
  readonly setup: Setup;
  /** The same dice for everybody. */
  readonly seed: string;
  readonly seat: Seat;
  /** What the others do, in notation, in order; once it is used up a bot of this level plays on. */
  readonly script: readonly string[];
  readonly level: string;
  readonly lessons: readonly Lesson[];
  /** Where a move is made: the `data-guide`s of what is touched for it, in order. */
  guides(move: Move): readonly string[];
  /** The words of a lesson, and of the hint for who tries something else. */
  say(locale: Locale, lesson: string, part: 'title' | 'text' | 'hint'): string;
}

export interface EmblemProps {
  /** A side as its game names it; null: nobody's. */
  readonly side: string | null;
  readonly size: number;
}

/** What a game adds to its rules so that it can be seen: loaded when somebody sits down to it. */
export interface GameBoard<Setup extends AnySetup, State, Move, Event> {
  readonly Table: ComponentType<TableProps<State, Move, Event>>;
  readonly Emblem: ComponentType<EmblemProps>;
  /** A small picture of a board, for whoever chooses one. */
  readonly Preview: ComponentType<{ readonly board: string }>;
  /** The places and pieces a log line speaks of. */
  links(locale: Locale, event: Event): readonly Link[];
  /** Whose line of the log an event is; null: nobody's. Left out: that of who made the move. */
  doer?(event: Event): Seat | null;
  readonly tutorial: Tutorial<Setup, Move>;
}
export type AnyBoard = GameBoard<AnySetup, unknown, unknown, unknown>;

export type Mood = 'map' | 'wood' | 'glade' | 'table';

/** A game on the shelf: enough to choose it by, light enough to be there at once. */
export interface Box {
  readonly id: string;
  readonly name: Readonly<Record<Locale, string>>;
  /** One line that says what it is about. */
  readonly line: Readonly<Record<Locale, string>>;
  readonly seats: { readonly min: number; readonly max: number };
  /** Of its bots, the weakest first. */
  readonly levels: readonly string[];
  /** What a game takes, in minutes: for each player or in all. */
  readonly minutes: { readonly count: number; readonly per: 'player' | 'game' };
  readonly mood: Mood;
  /** The book plate on the home page; fills a square. */
  readonly Plate: ComponentType;
  /** The rules alone, for a worker or a shell that draws nothing. */
  loadGame(): Promise<AnyGame>;
  loadBoard(): Promise<AnyBoard>;
}
