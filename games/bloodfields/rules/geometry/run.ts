import { after, castDisc, castEdge, castPolygon, type Course } from './cast.ts';
import { UNIT } from './directions.ts';
import type { Body, Disc } from './disc.ts';
import type { Field } from './field.ts';
import { GAP } from './numbers.ts';
import { pathFault } from './path.ts';
import type { Point } from './point.ts';
import { discIn, type Polygon } from './polygon.ts';

/**
 * §5.1: the farthest a base can walk straight in a direction without entering combat, up to `distance`: it stops at friends and
 * rocks, a gap before enemies, and before a fence or wall it would have to end on. Null: not even a step.
 */
export function farthest(
  mover: Disc,
  direction: Point,
  distance: number,
  field: Field,
  bodies: readonly Body[],
): Point | null {
  const { x, y, r } = mover;
  const course: Course = { x, y, r, ux: direction.x / UNIT, uy: direction.y / UNIT, reach: distance };
  let go = Math.min(distance, castEdge(course, field, r));
  for (const body of bodies) {
    const at = castDisc(course, body.x, body.y, r + body.r + (body.hostile ? GAP : 0));
    if (at < go) go = at;
  }
  for (const polygon of field.solid) {
    const at = castPolygon(course, polygon, r);
    if (at < go) go = at;
  }
  for (;;) {
    const at = after(course, go);
    const polygon = standsOn(at, field);
    if (polygon === null) {
      const end = { x: at.x, y: at.y };
      // Nothing was in the way, so there is nothing to check.
      if (go === distance) return end;
      return pathFault(mover, [end], distance, field, bodies) === null ? end : null;
    }
    const before = castPolygon(course, polygon, r);
    if (before >= go) return null;
    go = before;
  }
}

/** §5.8: something no unit may end on but a base here would. */
function standsOn(at: Disc, { noEnd }: Field): Polygon | null {
  for (const polygon of noEnd) if (discIn(at, polygon)) return polygon;
  return null;
}
