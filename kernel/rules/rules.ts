import type { Random } from '../random/random.ts';
import type { Refusal } from './refusal.ts';
import type { Schema } from './schema.ts';
import type { Seat, Viewer } from './seat.ts';

/** Everything a play may touch besides the state. */
export interface PlayContext<Event> {
  /** Chance everybody sees: dice, public draws. */
  readonly open: Random;
  /** Chance only that seat sees (nobody if `null`): draws and deals. */
  hidden(to: Seat | null): Random;
  emit(event: Event): void;
  /** Marks that a player learned something, which ends free undo. */
  reveal(): void;
}

/** The one field every set-up has; the rest is up to the game. */
export interface AnySetup {
  readonly seats: number;
}

export interface SeatOutcome {
  readonly score: number;
  /** 1 is first; ties share a rank. */
  readonly rank: number;
}

/** One entry per seat, in seat order. */
export type Outcome = readonly SeatOutcome[];

export type Parsed<Move> =
  | { readonly ok: true; readonly move: Move }
  | { readonly ok: false; readonly problem: string };

/** One text notation per game, for logs, tests, the terminal and screen readers. Read against the state before the move. */
export interface Notation<State, Move> {
  print(state: State, seat: Seat, move: Move): string;
  parse(state: State, seat: Seat, text: string): Parsed<Move>;
  /** Patterns by which a menu groups many moves of one verb, tried in order. Default: only their first words. */
  readonly parts?: readonly RegExp[];
}

/** A state's masks in two parts. An entry in neither part is hidden from everybody. */
export interface Veiled<State> {
  /** The entries everybody sees as they are: the state's own objects. */
  readonly open: Partial<State>;
  /**
   * The other entries as the viewer sees them. Viewers who see the same may share an object, but never the state's own.
   */
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

  /** Refuses a set-up that has the right shape but cannot be played. */
  refuseSetup(setup: Setup): Refusal | null;
  /** Also deals, and emits the events of the deal. */
  start(setup: Setup, context: PlayContext<Event>): State;
  /** A copy to play on. It shares only values with the original: frozen data that is replaced, never changed. */
  clone(state: State): State;
  /** Public. Several seats decide simultaneously and sealed; an empty list means the game is over. */
  deciders(state: State): readonly Seat[];
  /** Public. Seats that may move although nobody waits for them, while a single seat decides. Default: none. */
  volunteers?(state: State): readonly Seat[];
  /** Moves a player might point at, legal or not: a contested stack, a step too expensive, a payment too small. */
  offers(state: State, seat: Seat): Iterable<Move>;
  /** Decides legality: total, without side effects, and with the same answer on the seat's own mask. */
  refuse(state: State, seat: Seat, move: Move): Refusal | null;
  /**
   * False if offers are only candidates (points on a table, big stacks): more is legal than `moves` lists, and `refuse`
   * alone decides. There is always at least one candidate.
   */
  exhaustive(state: State, seat: Seat): boolean;
  /** The canonical form of equal moves. */
  tidy(move: Move): Move;
  play(state: State, seat: Seat, move: Move, context: PlayContext<Event>): void;

  /**
   * Replaces hidden information; total, allow-listed, and shares only values with the original. `withVeil` derives it from
   * the veil.
   */
  mask(state: State, viewer: Viewer): State;
  /** Decides by the event alone, which says whose secret it is; null if the viewer must not see it. */
  maskEvent(event: Event, viewer: Viewer): Event | null;
  /** How the move looks to the viewer: `swap ?`. */
  face(state: State, seat: Seat, move: Move, viewer: Viewer): string;
  /** Returns a full state that looks the same to the viewer. */
  imagine(masked: State, viewer: Viewer, random: Random): State;

  outcome(state: State): Outcome | null;
  /** The points of each seat so far, as everybody at the table knows them. One entry per seat, in seat order. */
  scores(state: State): readonly number[];
  readonly notation: Notation<State, Move>;

  /** The mask in two parts, so that what all viewers see alike is compared only once. */
  veil?(state: State): Veiled<State>;
  /** Why nothing is offered for a verb now: it belongs to another step, or it has nothing to apply to. */
  lacking?(state: State, verb: string): Refusal;
  /** A faster generator of the legal moves; the conformance kit proves it equal to offers not refused. */
  moves?(state: State, seat: Seat): Move[];
  /**
   * A random legal move, for rollouts and random players: one of `moves` if the list is exhaustive, otherwise any move
   * not refused.
   */
  sample?(state: State, seat: Seat, random: Random): Move;
  /**
   * The answer the seat gave before it was asked: a standing order. The shell plays it for the seat, so it must be the
   * only legal move and visible on the seat's own mask. Null or omitted if the seat decides now.
   */
  ordered?(state: State, seat: Seat): Move | null;
  /**
   * Seconds before an answer to the current question takes effect, for a single decider whose speed would give away
   * what it holds or has ordered. Public, and 0 at the start. Default: 0, answers take effect at once.
   */
  leastTime?(state: State): number;
  /** Converts a snapshot of older rules to these; null if that is not possible. */
  upgrade?(state: unknown, fromVersion: number): State | null;
}
