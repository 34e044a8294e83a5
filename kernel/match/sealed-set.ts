import type { PlayContext } from '../rules/rules.ts';
import type { Seat } from '../rules/seat.ts';

export interface Play<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

/** Anything that plays moves: rules, or an engine. */
export interface Player<State, Move, Event> {
  play(state: State, seat: Seat, move: Move, context: PlayContext<Event>): void;
}

/** The set in seat order once every decider's choice is in; null while one is missing. */
export function completeSet<Move>(
  deciders: readonly Seat[],
  choices: ReadonlyMap<Seat, { readonly move: Move }>,
): Play<Move>[] | null {
  const plays: Play<Move>[] = [];
  for (const seat of deciders.toSorted((one, other) => one - other)) {
    const choice = choices.get(seat);
    if (choice === undefined) return null;
    plays.push({ seat, move: choice.move });
  }
  return plays;
}

/**
 * Plays the moves that take effect together, in seat order: a single move, or a whole set of sealed choices. They share
 * one context, so that the set draws from the chance of one row. Changes the state in place.
 */
export function playSet<State, Move, Event>(
  player: Player<State, Move, Event>,
  state: State,
  plays: readonly Play<Move>[],
  context: PlayContext<Event>,
): void {
  for (const { seat, move } of plays) player.play(state, seat, move, context);
}
