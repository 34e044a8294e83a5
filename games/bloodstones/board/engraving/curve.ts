import type { Point } from '../../content/maps/segment.ts';
import type { Pen } from './pen.ts';

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** The ends of the arcs between a border's inner points; each inner point is the control point of one arc. */
function knots(points: readonly Point[]): Point[] {
  return points.slice(1, -1).map((point, index) => {
    const next = points[index + 2] ?? point;
    return index + 3 === points.length ? next : middle(point, next);
  });
}

/**
 * A smooth line from the pen's position (the first point) to the last point. The curve is the same in both directions,
 * so neighbours agree on it, and every arc but the first needs only its end.
 */
export function glideAlong(pen: Pen, points: readonly Point[]): void {
  const [first, ...rest] = knots(points);
  const [, control] = points;
  if (first === undefined || control === undefined) {
    pen.line(...points.slice(1));
    return;
  }
  pen.bend(control, first);
  for (const knot of rest) pen.glide(knot);
}

/** Points on the same curve, close enough to measure by, without the first point. */
export function flatten(points: readonly Point[]): Point[] {
  const ends = knots(points);
  if (ends.length === 0) return points.slice(1);
  return ends.flatMap((end, index): Point[] => {
    const start = ends[index - 1] ?? points[0] ?? end;
    const control = points[index + 1] ?? end;
    return [middle(middle(start, control), middle(control, end)), end];
  });
}
