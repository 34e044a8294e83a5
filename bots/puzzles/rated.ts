import type { Masked, Random, RatedMove, Seat } from '@sanguine/kernel';
import type { Searchable } from '../search/searchable.ts';

/** How many random moves are added to the candidates if moves cannot be listed. */
const SAMPLED = 12;

/** A move in notation, with its plan if the game ranks it. */
export interface NamedMove {
  readonly name: string;
  readonly rated: RatedMove<unknown>;
}

/** Every legal move, or every candidate and some others if there are too many to list. */
export function namedMoves(
  game: Searchable,
  view: Masked<unknown>,
  seat: Seat,
  random: Random,
): readonly NamedMove[] {
  const { engine, insight } = game;
  const nameOf = (move: unknown): string => engine.notation.print(view, seat, move);
  const found = new Map<string, RatedMove<unknown>>();
  for (const rated of insight?.ranking(view, seat) ?? []) found.set(nameOf(rated.move), rated);
  const sampled = engine.exhaustive(view, seat)
    ? []
    : Array.from({ length: SAMPLED }, () => engine.sample(view, seat, random));
  for (const move of [...engine.moves(view, seat), ...sampled]) {
    const name = nameOf(move);
    if (!found.has(name)) found.set(name, { move, odds: 0 });
  }
  return [...found].map(([name, rated]) => ({ name, rated }));
}
