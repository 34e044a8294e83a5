import type { Seat } from '@sanguine/kernel';
import { cardOf } from '../../content/units/index.ts';
import type { State } from '../../rules/state.ts';
import { type Side, sidesFor } from './livery.ts';

/** The line a seat fights for: the one it is loyal to, else where most of its points lie; before the muster, a guess. */
function lineOf({ players, units }: Pick<State, 'players' | 'units'>, seat: Seat): Side {
  const loyal = players[seat]?.loyal ?? null;
  if (loyal !== null) return loyal;
  const points = new Map<Side, number>();
  for (const { owner, kind } of units) {
    const { line, cost, traits } = cardOf(kind);
    // Supports may still come in play: paint must not change for them.
    if (owner === seat && !traits.includes('support')) points.set(line, (points.get(line) ?? 0) + cost);
  }
  const [[most] = [null]] = [...points].toSorted(([, one], [, other]) => other - one);
  return most ?? (seat === 0 ? 'wardens' : 'drowned');
}

/** How the two seats' bases are painted. */
export const sidesOf = (view: Pick<State, 'players' | 'units'>): readonly [Side, Side] =>
  sidesFor(lineOf(view, 0), lineOf(view, 1));
