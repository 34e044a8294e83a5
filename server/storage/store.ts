import type { Base, Dice, MarkedRow, Outcome, Seat } from '@sanguine/kernel';

/** What a list of matches shows: nothing a player might not know. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  /** The chapter being played, counted from 1. */
  readonly chapter: number;
  /** The number of the last row. */
  readonly number: number;
  readonly created: number;
  readonly changed: number;
  readonly finished: number | null;
  readonly outcome: Outcome | null;
  /** The seats asked after the last row. */
  readonly deciders: readonly Seat[];
}

/** Where a stretch under one version of the rules begins. */
export interface StoredChapter {
  readonly number: number;
  readonly rulesVersion: number;
  readonly base: Base;
  /** Those of the deal; none where the chapter goes on from a snapshot. */
  readonly events: readonly unknown[];
}

/** A place to load from. */
export interface StoredSnapshot {
  readonly chapter: number;
  readonly row: number;
  readonly mark: string;
  readonly state: unknown;
  /** The chapter's rows up to this one that are no longer in effect. */
  readonly takenBack: readonly number[];
}

export interface NewRow {
  readonly chapter: number;
  readonly number: number;
  readonly row: MarkedRow<unknown>;
  readonly events: readonly unknown[];
  readonly at: number;
}

export type StoredRow = NewRow;

/** Who is asked, and whose answer is in already. */
export interface AskedSeats {
  readonly deciders: readonly Seat[];
  /** Of them those who ordered it beforehand: for who plays it for them, never for a message. */
  readonly ordered: readonly Seat[];
}

/** What it takes to go on: a snapshot and the rows after it. The whole truth but for the dice. */
export interface StoredMatch extends MatchSummary {
  readonly current: StoredChapter;
  readonly snapshot: StoredSnapshot;
  readonly rows: readonly StoredRow[];
}

export interface NewMatch extends AskedSeats {
  readonly id: string;
  readonly game: string;
  readonly dice: Dice;
  readonly chapter: StoredChapter;
  /** Of the chapter's start. */
  readonly snapshot: StoredSnapshot;
  readonly at: number;
}

export interface ListOptions {
  readonly game?: string;
  readonly finished?: boolean;
  /** Goes on after the last match of the page before. */
  readonly after?: Pick<MatchSummary, 'changed' | 'id'>;
  readonly limit: number;
}

/**
 * Matches as they are kept: rows are only ever added. What a promise here answers outlives the process. Writes that
 * depend on the last row say which one they mean; if another writer was there first they answer `taken`, have done
 * nothing, and whoever asked catches up. No method reads a clock.
 */
export interface MatchStore {
  /** Throws when the id is in use. */
  create(match: NewMatch): Promise<void>;
  /**
   * Adds the row after the last one of the chapter being played, unless the match is finished; it leaves these seats
   * asked, and so many seconds before an answer of theirs takes effect.
   */
  append(
    id: string,
    row: NewRow,
    asked: AskedSeats & { readonly leastTime: number },
  ): Promise<'appended' | 'taken'>;
  /** Closes the chapter after its row `number` and opens the next from the snapshot. */
  turn(
    id: string,
    number: number,
    next: AskedSeats & {
      readonly chapter: StoredChapter;
      readonly snapshot: StoredSnapshot;
      readonly at: number;
    },
  ): Promise<'turned' | 'taken'>;
  /** Ends the match with row `number`; from now on its dice may be shown. */
  finish(
    id: string,
    number: number,
    end: { readonly outcome: Outcome; readonly at: number },
  ): Promise<'finished' | 'taken'>;
  /** Later ones replace earlier ones of the same few rows. */
  saveSnapshot(id: string, snapshot: StoredSnapshot): Promise<void>;

  find(id: string): Promise<MatchSummary | null>;
  /** From the last snapshot that every later rewind can still be played on; with `reach`, from one at or before that row. */
  load(id: string, reach?: number): Promise<StoredMatch | null>;
  /** In order: those after row `after`, up to `last`. */
  rows(id: string, after: number, last?: number): Promise<StoredRow[]>;
  /** The same some at a time: others have their turn in between. */
  rowPages(id: string, after: number, last: number): AsyncIterable<StoredRow[]>;
  /** The same in writing, JSON lists of some rows each: for who passes them on without looking at them. */
  writtenRows(id: string, after: number, last: number): Promise<string[]>;
  /** In order, the one being played last. */
  chapters(id: string): Promise<StoredChapter[]>;
  /** For the match itself and for the record of a finished one; never for a message. */
  dice(id: string): Promise<Dice | null>;
  /** The latest changed first. */
  list(options: ListOptions): Promise<MatchSummary[]>;
}
