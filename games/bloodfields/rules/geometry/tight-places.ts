import { ringCorners } from './contact-ring.ts';
import { GON, UNIT } from './directions.ts';
import type { Body, Disc } from './disc.ts';
import type { Field } from './field.ts';
import { CONTACT } from './numbers.ts';
import { type Point, span } from './point.ts';

/** From enemies: just more than contact, whatever rounding does. */
const KEPT = CONTACT + 2;

/** Bases as wide as others have to keep away from them who must not come into contact with enemies. */
export const keptOut = (bodies: readonly Body[]): Disc[] =>
  bodies.map(({ x, y, r, hostile }) => ({ x, y, r: hostile ? r + KEPT : r }));

/**
 * Where there is hardly room: places within `reach` of a base's centre that lie just beside others, and where one just fits
 * in between two of them. What room there is, if it is bounded at all, is bounded by such places.
 */
export function tightPlaces(from: Disc, reach: number, field: Field, bodies: readonly Body[]): Point[] {
  const near = keptOut(bodies).filter((one) => span(from, one) < reach + from.r + one.r);
  const rings = near.map(({ x, y, r }) => ({ x, y, size: r + from.r, r: from.r }));
  const places = rings.flatMap((ring) => ringCorners(ring, field, field.noEnd, near));
  for (const { x, y, size } of rings)
    for (const one of GON) places.push({ x: x + (one.x / UNIT) * size, y: y + (one.y / UNIT) * size });
  return places.filter((place) => span(from, place) <= reach);
}
