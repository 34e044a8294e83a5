import type { Ending, LogEntry, Masked, Outcome, Refusal, Seat, RowUpdate, Viewer } from '@sanguine/kernel';
import type { HintRequest } from '@sanguine/bots';
import type { Absence, ChatLine, Vote, VoteWish, ProblemCode, SeatClock, SeatInfo } from '@sanguine/protocol';

/** A running game as one viewer knows it, on a server or on the device. Immutable: each change makes a new one. */
export interface OpenTable {
  readonly game: string;
  readonly name: string;
  /** Null for a spectator. */
  readonly viewer: Viewer;
  /** Number of the last row. */
  readonly number: number;
  readonly view: Masked<unknown>;
  readonly deciders: readonly Seat[];
  readonly sealed: readonly Seat[];
  /** The viewer's own sealed choice. */
  readonly choice: unknown;
  readonly canUndo: boolean;
  readonly outcome: Outcome | null;
  /** What the players decided about the end. */
  readonly ending: Ending;
  /** Set while the least time is running: an answer takes effect only at its end. */
  readonly wait: Waiting | null;
  readonly log: readonly LogEntry<unknown>[];
  /** The last row; null if the table was just opened. */
  readonly latest: RowUpdate<unknown> | null;
  readonly seats: readonly SeatInfo[];
  readonly watching: number;
  /** Milliseconds a player may be away in their own turn; null where only the clock counts. */
  readonly away: number | null;
  /** By seat, in this device's time; empty if no clock runs. */
  readonly clocks: readonly SeatClock[];
  readonly chat: readonly ChatLine[];
  readonly votes: readonly Vote[];
  /** Who is asked and away, in this device's time. */
  readonly absences: readonly Absence[];
}

interface Waiting {
  /** In this device's time. */
  readonly until: number;
  /** The viewer's own answer that is already in; null if none. */
  readonly answer: unknown;
}

/** Why a table cannot be shown, or can no longer be shown. */
export type LinkProblem =
  /** There is no such table, or the viewer may not see it. */
  | 'missing'
  /** The game was continued in another window. */
  | 'elsewhere'
  /** The stored game cannot be continued. */
  | 'broken';

export interface LinkSnapshot {
  readonly status: 'opening' | 'live' | 'reconnecting' | 'gone';
  /** Set if the status is `gone`. */
  readonly problem: LinkProblem | null;
  /** Null until the table has loaded, and behind a curtain. */
  readonly table: OpenTable | null;
  /** The next player at this screen; the table is hidden until they lift the curtain. */
  readonly curtain: Curtain | null;
  /** Why the viewer's last action failed; null if it did not. */
  readonly setback: Setback | null;
  /** The server cannot reach its database: the viewer's moves are kept and sent again. */
  readonly outage: boolean;
}

/** The snapshot of every link at first. */
export const OPENING: LinkSnapshot = {
  status: 'opening',
  problem: null,
  table: null,
  curtain: null,
  setback: null,
  outage: false,
};

export type Setback =
  /** The table had already changed. */
  | 'overtaken'
  /** Too many undos. */
  | 'rate'
  /** The match has too many rows to undo. */
  | 'rows';

export interface Curtain {
  readonly game: string;
  /** The table's. */
  readonly name: string;
  readonly seat: Seat;
  readonly players: readonly SeatInfo[];
  /** The public events since the last curtain was lifted. */
  readonly events: readonly unknown[];
  /** What everybody sees, so that they can be told. */
  readonly view: Masked<unknown>;
}

/** Null if done; `lost` if the connection broke before an answer came. */
export type Answered = ProblemCode | 'lost' | null;

/** What every table can do, on a server or on the device. */
export interface BaseLink {
  /** For `useSyncExternalStore`: calls the listener after every change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => LinkSnapshot;
  /** Null if the move was played, or if the table changed first and is shown again. */
  play(move: unknown): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  close(): void;
}

/** A table at which bots may play. */
export interface PacedLink extends BaseLink {
  /**
   * How many times as long as usual bots wait before they move: for text to be read, and for movement on the board. At a
   * table with others the slowest reader decides.
   */
  tempo(reading: number, moving: number): void;
}

/** A table on a server: other players are elsewhere, and the connection may break. */
export interface OnlineLink extends PacedLink {
  readonly kind: 'online';
  /** Gives up for good, whoever is asked. */
  concede(): Promise<Answered>;
  say(text: string): Promise<Answered>;
  propose(wish: VoteWish): Promise<Answered>;
  vote(vote: string, yes: boolean): Promise<Answered>;
  /** Checks the connection at once, after the device wakes up or comes back online. */
  wake(): void;
}

/** A table on this device: every player is at this screen, or a bot. */
export interface LocalTableLink extends PacedLink {
  readonly kind: 'local';
  /** Gives up for good for the person at the screen. */
  concede(): Promise<Answered>;
  /** Records that the person asks for a hint; returns what it may rest on, or null if none is given. */
  hint(): Promise<HintRequest | null>;
  /** Takes back all rows after this one; needs no vote, because everyone is at this screen. */
  rewind(to: number): Promise<Refusal | null>;
  /** Ends the game without a winner; needs no vote either. */
  callOff(): Promise<Refusal | null>;
  /** Lifts the curtain for the next player. */
  lift(): void;
  /** Bots play without pauses until a person must decide. */
  hurry(): void;
}

export type TableLink = OnlineLink | LocalTableLink;
