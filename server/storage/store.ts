import type { Base, Dice, MarkedRow, Outcome, Seat } from '@sanguine/kernel';

/** A match in a list: nothing hidden from players. */
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

/** The start of a chapter. */
export interface StoredChapter {
  readonly number: number;
  readonly rulesVersion: number;
  readonly base: Base;
  /** Events of the deal; empty if the chapter continues from a snapshot. */
  readonly events: readonly unknown[];
}

/** A state to load a match from. */
export interface StoredSnapshot {
  readonly chapter: number;
  readonly row: number;
  readonly mark: string;
  readonly state: unknown;
  /** The chapter's rows up to this one that are no longer in effect. */
  readonly takenBack: readonly number[];
  /** The seats that had conceded by then. */
  readonly conceded: readonly Seat[];
}

export interface NewRow {
  readonly chapter: number;
  readonly number: number;
  readonly row: MarkedRow<unknown>;
  readonly events: readonly unknown[];
  readonly at: number;
}

export type StoredRow = NewRow;

/** The seats asked, and those that have already ordered an answer. */
export interface AskedSeats {
  readonly deciders: readonly Seat[];
  /** Of `deciders` those who ordered their answer: never to be sent to clients. */
  readonly ordered: readonly Seat[];
}

/** What is needed to resume: a snapshot and the rows after it. Holds everything hidden except the dice. */
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
  /** Of the start of the chapter. */
  readonly snapshot: StoredSnapshot;
  readonly at: number;
}

export interface ListOptions {
  readonly game?: string;
  readonly finished?: boolean;
  /** Continues after this match, the last of the previous page. */
  readonly after?: Pick<MatchSummary, 'changed' | 'id'>;
  readonly limit: number;
}

/**
 * Stores matches; rows are only ever added. A resolved write survives the process. Writes that depend on the last row
 * name it; if another writer came first they return `taken` and change nothing, and the caller catches up. No method
 * reads a clock.
 */
export interface MatchStore {
  /** Throws if the id is in use. */
  create(match: NewMatch): Promise<void>;
  /**
   * Appends a row to the current chapter, unless the match is finished. `asked` holds the seats asked after it, and the
   * seconds before their answer can take effect.
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
  /** Ends the match after row `number`; from then on its dice may be shown. */
  finish(
    id: string,
    number: number,
    end: { readonly outcome: Outcome; readonly at: number },
  ): Promise<'finished' | 'taken'>;
  /** A later snapshot replaces an earlier one of the same span of rows. */
  saveSnapshot(id: string, snapshot: StoredSnapshot): Promise<void>;

  find(id: string): Promise<MatchSummary | null>;
  /**
   * From the last snapshot to which every later rewind can be applied; with `reach`, from one at or before that row.
   */
  load(id: string, reach?: number): Promise<StoredMatch | null>;
  /** In order: the rows after `after`, up to `last`. */
  rows(id: string, after: number, last?: number): Promise<StoredRow[]>;
  /** The same in pages: others get a turn in between. */
  rowPages(id: string, after: number, last: number): AsyncIterable<StoredRow[]>;
  /** The same as JSON lists of some rows each, for callers that pass them on unparsed. */
  writtenRows(id: string, after: number, last: number): Promise<string[]>;
  /** In order; the current one is last. */
  chapters(id: string): Promise<StoredChapter[]>;
  /** For the match itself and for the record of a finished one; never to be sent to clients. */
  dice(id: string): Promise<Dice | null>;
  /** Last changed first. */
  list(options: ListOptions): Promise<MatchSummary[]>;
}
