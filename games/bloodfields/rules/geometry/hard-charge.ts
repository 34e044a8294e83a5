import { ringCorners, ringOf } from './contact-ring.ts';
import { courseOf } from './cast.ts';
import type { Disc } from './disc.ts';
import type { Field } from './field.ts';
import { SLACK, toMil } from './numbers.ts';
import { type Point, span } from './point.ts';
import { legalSpot } from './spot.ts';

/**
 * §6.4: the free place in contact with the target that is nearest to the charger, whatever lies between; several if equally
 * near: then the charger chooses. None: the target cannot be charged at all.
 */
export function hardPlaces(charger: Disc, target: Disc, field: Field, others: readonly Disc[]): Point[] {
  const ring = ringOf(charger, target);
  const near = others.filter(({ x, y, r }) => {
    const reach = ring.size + charger.r + r;
    return (x - ring.x) * (x - ring.x) + (y - ring.y) * (y - ring.y) < reach * reach;
  });
  const { ux, uy } = courseOf(target, charger, 0);
  const straight = { x: ring.x + ux * ring.size, y: ring.y + uy * ring.size };
  let nearest = Infinity;
  const found: Point[] = [];
  for (const exact of [straight, ...ringCorners(ring, field, field.noEnd, near)]) {
    const at = { x: toMil(exact.x), y: toMil(exact.y), r: charger.r };
    const far = span(charger, at);
    if (far > nearest + SLACK || !legalSpot(at, field, near)) continue;
    if (far < nearest) nearest = far;
    if (found.every(({ x, y }) => x !== at.x || y !== at.y)) found.push({ x: at.x, y: at.y });
  }
  return found.filter((place) => span(charger, place) <= nearest + SLACK);
}
