import type { FirstMove, Full, Random, Seat } from '@sanguine/kernel';
import type { Searchable } from './searchable.ts';

/** Plays for every seat. */
export type PlayOn = (state: Full<unknown>, seat: Seat) => unknown;

/** Plays on quickly for every seat after a seat's first move; null if no move has been made. */
export function playOnAfter(
  { engine, insight }: Searchable,
  first: FirstMove<unknown> | null,
  random: Random,
): PlayOn {
  const quick = insight?.playout?.(first, random);
  return (state, decider) =>
    quick?.choose(state, decider) ??
    insight?.policy?.(state, decider, random) ??
    engine.sample(state, decider, random);
}
