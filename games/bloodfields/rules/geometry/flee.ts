import { SIXTEEN, UNIT } from './directions.ts';
import type { Body, Disc } from './disc.ts';
import type { Field } from './field.ts';
import { toMil } from './numbers.ts';
import { reachOf, type Way, wayTo } from './reach.ts';
import { tightPlaces } from './tight-places.ts';

/** How far out to look for places to flee to first, as shares of the whole way. */
const SHARES = [1, 0.75, 0.5, 0.25];

/** §10.1, §13.1: how a unit flees. */
export type FlightGait = 'flee' | 'slip';

/** §10.1: ways out of combat that end in none; if there is none, the unit may not flee at all. */
export const fleeWays = (
  mover: Disc,
  allowance: number,
  field: Field,
  bodies: readonly Body[],
  gait: FlightGait = 'flee',
): Way[] => seek(mover, allowance, field, bodies, gait, Infinity);

/** §10.1: whether there is a place to flee to. */
export const canFlee = (
  mover: Disc,
  allowance: number,
  field: Field,
  bodies: readonly Body[],
  gait: FlightGait = 'flee',
): boolean => seek(mover, allowance, field, bodies, gait, 1).length > 0;

function seek(
  mover: Disc,
  allowance: number,
  field: Field,
  bodies: readonly Body[],
  gait: FlightGait,
  enough: number,
): Way[] {
  const reach = reachOf(mover, allowance, field, bodies, gait);
  const found: Way[] = [];
  const attempt = (x: number, y: number): boolean => {
    const way = wayTo(reach, { x: toMil(x), y: toMil(y) });
    if (way !== null) found.push(way);
    return found.length >= enough;
  };
  for (const share of SHARES)
    for (const { x, y } of SIXTEEN) {
      const far = (allowance * share) / UNIT;
      if (attempt(mover.x + x * far, mover.y + y * far)) return found;
    }
  if (found.length > 0) return found;
  for (const { x, y } of tightPlaces(mover, allowance, field, bodies)) if (attempt(x, y)) return found;
  return found;
}
