import { ringCorners, ringOf } from './contact-ring.ts';
import { SIXTEEN, UNIT } from './directions.ts';
import { type Body, type Disc, gap } from './disc.ts';
import type { Field } from './field.ts';
import { CONTACT, GAP, toMil } from './numbers.ts';
import type { Point } from './point.ts';
import { placeFault, type SummonFault } from './summon.ts';
import { keptOut } from './tight-places.ts';

/**
 * §13.2: what is wrong with a place beside a base that is about to be removed but still in the way; null if nothing.
 * `leeway`: how far from it the place may be, see `adjacentLeeway`. `bodies`: all bases on the table.
 */
export function adjacentFault(
  beside: Disc,
  at: Disc,
  leeway: number,
  field: Field,
  bodies: readonly Body[],
): SummonFault | null {
  if (gap(beside, at) > leeway) return { fault: 'far', by: null };
  return placeFault(at, field, bodies);
}

/** §13.2: places beside a base: in sixteen directions, and wherever one just fits between others. */
export function adjacentSpots(
  beside: Disc,
  r: number,
  leeway: number,
  field: Field,
  bodies: readonly Body[],
): Point[] {
  // Contact is exact to the mil; a leeway beyond contact is used in full.
  const away = leeway > CONTACT ? leeway - 1 : 0;
  const ring = ringOf({ x: 0, y: 0, r }, { x: beside.x, y: beside.y, r: beside.r + away });
  const far = ring.size / UNIT;
  const places = [
    ...SIXTEEN.map(({ x, y }) => ({ x: ring.x + x * far, y: ring.y + y * far })),
    ...ringCorners(ring, field, field.noEnd, keptOut(bodies)),
  ];
  const found: Point[] = [];
  for (const place of places) {
    const at = { x: toMil(place.x), y: toMil(place.y), r };
    if (adjacentFault(beside, at, leeway, field, bodies) === null) found.push({ x: at.x, y: at.y });
  }
  return found;
}

/**
 * §13.2: how far from the base a unit deployed adjacent to it may stand: in contact if there is such a place, else a gap
 * away (when every place in contact also touches enemies); null if there is no place: the unit is lost.
 */
export function adjacentLeeway(
  beside: Disc,
  r: number,
  field: Field,
  bodies: readonly Body[],
): number | null {
  for (const leeway of [CONTACT, GAP])
    if (adjacentSpots(beside, r, leeway, field, bodies).length > 0) return leeway;
  return null;
}
