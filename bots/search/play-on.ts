import type { Full, Random, RatedMove, Seat } from '@sanguine/kernel';
import type { Searchable } from './search.ts';

/** Plays for every seat. */
export type PlayOn = (state: Full<unknown>, seat: Seat) => unknown;

/** Who plays on for everybody after a move of a seat, at low cost; `first` is null where nobody has moved yet. */
export function playOnAfter(
  { engine, insight }: Searchable,
  seat: Seat,
  first: RatedMove<unknown> | null,
  random: Random,
): PlayOn {
  const quick = first === null ? undefined : insight?.playout?.(seat, first, random);
  return (state, decider) =>
    quick?.choose(state, decider) ??
    insight?.policy?.(state, decider, random) ??
    engine.sample(state, decider, random);
}
