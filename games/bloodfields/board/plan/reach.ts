import type { Field } from '../../rules/geometry/field.ts';
import { pathLength } from '../../rules/geometry/path.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import { fromPolygon } from '../../rules/geometry/polygon.ts';
import { reachOf } from '../../rules/geometry/reach.ts';
import { reachShape, type ReachShape } from '../../rules/geometry/reach-stars.ts';
import type { WalkTask } from './task.ts';

/** §5.1: the ground that can still be reached on foot, from the last corner on. */
export function shadeOf(task: WalkTask, corners: readonly Point[], field: Field): ReachShape {
  const { disc, allowance, bodies, gait } = task;
  const { x, y } = corners.at(-1) ?? disc;
  const left = Math.max(0, allowance - pathLength(disc, corners));
  return reachShape(reachOf({ x, y, r: disc.r }, left, field, bodies, gait));
}

/** Is a point in the shaded ground? The drawing says so by the same rule: in a star, and in nothing that is cut out. */
export function isShaded({ stars, circles, polygons, r }: ReachShape, at: Point): boolean {
  if (circles.some((circle) => span(circle, at) < circle.s)) return false;
  if (polygons.some((polygon) => fromPolygon(at.x, at.y, polygon) < r)) return false;
  return stars.some((star) => isInside(star, at));
}

/** By the number of sides a ray to the east crosses. */
function isInside(star: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  let last = star.at(-1);
  for (const corner of star) {
    if (last !== undefined && corner.y > y !== last.y > y) {
      const cross = ((last.x - corner.x) * (y - corner.y)) / (last.y - corner.y) + corner.x;
      if (x < cross) inside = !inside;
    }
    last = corner;
  }
  return inside;
}
