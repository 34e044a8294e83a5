import type { Engine, Full } from '../rules/engine.ts';
import { type Ending, UNDECIDED } from './ending.ts';
import type { RowsInEffect } from './rows-in-effect.ts';
import type { AnySetup } from '../rules/rules.ts';
import type { Seat } from '../rules/seat.ts';

/** A sealed choice and the row it came in. */
export interface SealedChoice<Move> {
  readonly number: number;
  readonly move: Move;
}

/** A table between two rows. Immutable: each row makes a new one, so a row that was not accepted never happened. */
export interface Position<State, Move> {
  readonly state: Full<State>;
  /** Choices waiting for those of the other deciders. */
  readonly sealed: ReadonlyMap<Seat, SealedChoice<Move>>;
  /** The plays and choices in effect. */
  readonly inEffect: RowsInEffect;
  /**
   * The seat that may undo its last plays one by one, and the position where that ends; null if nothing is free to
   * undo. Positions in between are replayed on demand rather than stored.
   */
  readonly free: { readonly seat: Seat; readonly since: Position<State, Move> } | null;
  readonly ending: Ending;
}

export function opening<State, Move>(state: Full<State>, conceded: readonly Seat[]): Position<State, Move> {
  return { state, sealed: new Map(), inEffect: null, free: null, ending: { ...UNDECIDED, conceded } };
}

/** The deciders that have not sealed a choice. */
export function asked<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  position: Position<State, Move>,
): Seat[] {
  if (position.ending.closed !== null) return [];
  return engine.deciders(position.state).filter((seat) => !position.sealed.has(seat));
}

export function sealers<State, Move>(position: Position<State, Move>): Seat[] {
  return [...position.sealed.keys()].toSorted((one, other) => one - other);
}

export function mayUndo<State, Move>(position: Position<State, Move>, seat: Seat): boolean {
  return position.sealed.has(seat) || position.free?.seat === seat;
}
