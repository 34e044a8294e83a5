import { ringCorners } from './contact-ring.ts';
import { GON, UNIT } from './directions.ts';
import type { Body, Disc } from './disc.ts';
import type { Field } from './field.ts';
import { CONTACT } from './numbers.ts';
import { type Point, span } from './point.ts';

/** Kept from enemies: just more than contact, however places are rounded. */
const KEPT = CONTACT + 2;

/** The bases, hostile ones grown by the distance a unit must keep to avoid contact. */
export const keptOut = (bodies: readonly Body[]): Disc[] =>
  bodies.map(({ x, y, r, hostile }) => ({ x, y, r: hostile ? r + KEPT : r }));

/**
 * Places for where there is hardly any room: within `reach` of a base's centre, just beside other bases, or where it just
 * fits between two obstacles. Any free area with a boundary is bounded by such places.
 */
export function tightPlaces(from: Disc, reach: number, field: Field, bodies: readonly Body[]): Point[] {
  const near = keptOut(bodies).filter((one) => span(from, one) < reach + from.r + one.r);
  const rings = near.map(({ x, y, r }) => ({ x, y, size: r + from.r, r: from.r }));
  const places = rings.flatMap((ring) => ringCorners(ring, field, field.noEnd, near));
  for (const { x, y, size } of rings)
    for (const one of GON) places.push({ x: x + (one.x / UNIT) * size, y: y + (one.y / UNIT) * size });
  return places.filter((place) => span(from, place) <= reach);
}
