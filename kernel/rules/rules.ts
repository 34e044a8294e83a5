import type { Random } from '../random/random.ts';
import type { Refusal } from './refusal.ts';
import type { Schema } from './schema.ts';
import type { Seat, Viewer } from './seat.ts';

/** All a play may touch besides the state. */
export interface PlayContext<Event> {
  /** Chance everybody sees: dice, public draws. */
  readonly open: Random;
  /** Chance only that seat sees (`null`: nobody): draws and deals. */
  hidden(to: Seat | null): Random;
  emit(event: Event): void;
  /** Someone now knows what they did not; closes the undo door. */
  reveal(): void;
}

/** Every set-up says how many seats it has; the rest is the game's own. */
export interface AnySetup {
  readonly seats: number;
}

export interface SeatOutcome {
  readonly score: number;
  /** 1 is first; equal ranks share the place. */
  readonly rank: number;
}

/** One entry per seat, in seat order. */
export type Outcome = readonly SeatOutcome[];

export type Parsed<Move> =
  { readonly ok: true; readonly move: Move } | { readonly ok: false; readonly problem: string };

/** One text notation per game, for logs, tests, the terminal and screen readers. Read against the state before the move. */
export interface Notation<State, Move> {
  print(state: State, seat: Seat, move: Move): string;
  parse(state: State, seat: Seat, text: string): Parsed<Move>;
  /** What many moves of one verb are gathered by in a menu, one part after another. Left out: by their first words alone. */
  readonly parts?: readonly RegExp[];
}

/** A table's masks in two parts. An entry that is in neither is shown to nobody. */
export interface Veiled<State> {
  /** The entries everybody sees as they are: the state's own. */
  readonly open: Partial<State>;
  /** The others as the viewer sees them. What several see alike may be the same for all of them, but not the state's own. */
  covered(viewer: Viewer): Partial<State>;
}

/**
 * What a game is: a deterministic machine over plain JSON. Setup + seed + list of rows is the game;
 * state is a cache that any replay rebuilds, byte for byte. See ARCHITECTURE.md for the reasons.
 */
export interface Rules<Setup extends AnySetup, State, Move, Event> {
  readonly id: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Checked first; ids are bounded, so what passes can be indexed. */
  readonly schema: {
    readonly setup: Schema<Setup>;
    readonly move: Schema<Move>;
    readonly state: Schema<State>;
  };

  /** A set-up of the right shape that cannot be played all the same. */
  refuseSetup(setup: Setup): Refusal | null;
  /** Deals and their events too. */
  start(setup: Setup, context: PlayContext<Event>): State;
  /** A table to play on. It shares nothing with the original but values: what is frozen, and replaced rather than changed. */
  clone(state: State): State;
  /** Public. Several decide simultaneously and sealed; none means the game is over. */
  deciders(state: State): readonly Seat[];
  /** What a person might point at, legal or not: the contested stack, the dear step, the short payment. */
  offers(state: State, seat: Seat): Iterable<Move>;
  /** Legality: total, changes nothing, gives the same answer on the seat's own mask. */
  refuse(state: State, seat: Seat, move: Move): Refusal | null;
  /**
   * False where offers are only candidates (points on a table, big stacks): more is legal than `moves` lists, and `refuse`
   * alone decides. There is a candidate all the same.
   */
  exhaustive(state: State, seat: Seat): boolean;
  /** The one spelling of equal moves. */
  tidy(move: Move): Move;
  play(state: State, seat: Seat, move: Move, context: PlayContext<Event>): void;

  /**
   * Hidden things replaced; total, allow-listed, shares nothing with the original but values. Where there is a veil,
   * `withVeil` makes it from that.
   */
  mask(state: State, viewer: Viewer): State;
  /** From the event alone: it carries whose secret it is. */
  maskEvent(event: Event, viewer: Viewer): Event | null;
  /** What the viewer sees being done: `swap ?`. */
  face(state: State, seat: Seat, move: Move, viewer: Viewer): string;
  /** A full table that looks the same to the viewer. */
  imagine(masked: State, viewer: Viewer, random: Random): State;

  outcome(state: State): Outcome | null;
  readonly notation: Notation<State, Move>;

  /** The masks so that what is seen alike is compared only once. */
  veil?(state: State): Veiled<State>;
  /** A faster generator of the legal moves; the conformance kit proves it equal to offers not refused. */
  moves?(state: State, seat: Seat): Move[];
  /**
   * A legal move drawn by chance, for rollouts and random players. Where the list is exhaustive it is one of it; elsewhere
   * it may be any that is not refused.
   */
  sample?(state: State, seat: Seat, random: Random): Move;
  /**
   * The answer the seat, which is asked, gave beforehand: a standing order. The shell plays it for the seat, so it is the
   * one legal move there is, and the seat's own mask knows it. Left out, or null: the seat decides now.
   */
  ordered?(state: State, seat: Seat): Move | null;
  /**
   * Seconds before an answer to what is asked now takes effect: where one seat decides and how fast it does would tell
   * what it holds or has ordered. Public, and nothing at the start. Left out, or 0: it takes effect at once.
   */
  leastTime?(state: State): number;
  /** A snapshot of older rules, made one of these rules; null when it cannot be. */
  upgrade?(state: unknown, fromVersion: number): State | null;
}
