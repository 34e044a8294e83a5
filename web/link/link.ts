import type { LogEntry, Masked, Outcome, Refusal, Seat, RowUpdate, Viewer } from '@sanguine/kernel';
import type { ChatLine, Vote, VoteWish, ProblemCode, SeatClock, SeatInfo } from '@sanguine/protocol';

/** A running game as one viewer knows it, wherever it runs. Never changed: what happens makes a new one. */
export interface OpenTable {
  readonly game: string;
  /** What the table is called. */
  readonly name: string;
  /** Null for a spectator. */
  readonly viewer: Viewer;
  /** The last row. */
  readonly number: number;
  readonly view: Masked<unknown>;
  readonly deciders: readonly Seat[];
  readonly sealed: readonly Seat[];
  /** The viewer's own sealed choice. */
  readonly choice: unknown;
  readonly canUndo: boolean;
  readonly outcome: Outcome | null;
  /** An answer to what is asked now takes effect only then; null: at once. */
  readonly wait: Waiting | null;
  readonly log: readonly LogEntry<unknown>[];
  /** The row that led here; null when the table was just opened. */
  readonly latest: RowUpdate<unknown> | null;
  readonly seats: readonly SeatInfo[];
  readonly watching: number;
  /** By seat; empty where no clock runs. Their time is this device's. */
  readonly clocks: readonly SeatClock[];
  readonly chat: readonly ChatLine[];
  readonly votes: readonly Vote[];
}

interface Waiting {
  /** This device's time. */
  readonly until: number;
  /** The viewer's own answer, which is in; null: none is. */
  readonly answer: unknown;
}

/** Why a table cannot be shown, or not any more. */
export type LinkProblem =
  /** There is no such table, or it is not for the asker to see. */
  | 'missing'
  /** The game went on in another window. */
  | 'elsewhere'
  /** What was stored cannot be played on. */
  | 'broken';

export interface LinkSnapshot {
  readonly status: 'opening' | 'live' | 'reconnecting' | 'gone';
  /** Why it is gone. */
  readonly problem: LinkProblem | null;
  /** Null until the table was seen once, and behind a curtain. */
  readonly table: OpenTable | null;
  /** The next person at this screen: the table is hidden until they lift the curtain. */
  readonly curtain: Curtain | null;
  /** Why what the viewer did last was not done; null: it was. */
  readonly setback: Setback | null;
  /** The server cannot use its database: what the viewer did is kept and sent again. */
  readonly outage: boolean;
}

/** Every link before it has heard anything. */
export const OPENING: LinkSnapshot = {
  status: 'opening',
  problem: null,
  table: null,
  curtain: null,
  setback: null,
  outage: false,
};

export type Setback =
  /** It came too late: the table had changed. */
  | 'overtaken'
  /** The viewer takes back too often. */
  | 'rate'
  /** The match has grown too long for anything to be taken back. */
  | 'rows';

export interface Curtain {
  readonly game: string;
  readonly seat: Seat;
  readonly players: readonly SeatInfo[];
  /** What happened since the last one was lifted, as everybody may know it. */
  readonly events: readonly unknown[];
}

/** Null: done. `lost`: the connection broke before an answer came. */
export type Answered = ProblemCode | 'lost' | null;

/** What any table can do, wherever its game runs. */
export interface BaseLink {
  /** For `useSyncExternalStore`: calls after every change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => LinkSnapshot;
  /** Null: it was played, or the table changed under it and is shown anew. */
  play(move: unknown): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  close(): void;
}

/** A table on a server: others are elsewhere, and the connection may break. */
export interface OnlineLink extends BaseLink {
  readonly kind: 'online';
  say(text: string): Promise<Answered>;
  propose(wish: VoteWish): Promise<Answered>;
  vote(vote: string, yes: boolean): Promise<Answered>;
  /** Looks at once whether the connection is there: the device woke up, or is online again. */
  wake(): void;
}

/** A table on this device: everybody who plays is before this screen, or a bot. */
export interface LocalTableLink extends BaseLink {
  readonly kind: 'local';
  /** Takes back all after this row: whoever would have to agree is here. */
  rewind(to: number): Promise<Refusal | null>;
  /** The person behind the curtain is there. */
  lift(): void;
  /** Bots play without pauses until a person is asked. */
  hurry(): void;
}

export type TableLink = OnlineLink | LocalTableLink;
