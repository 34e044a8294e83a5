import type { Disc } from './disc.ts';
import type { Point } from './point.ts';
import type { Polygon } from './polygon.ts';

/**
 * The directions in which a charge may begin to be free, as slopes to the line of the centres (the tangent of the angle):
 * the two edges of the cone that leads into contact, past each obstacle on either side, and to the places that touch the
 * target and an obstacle. Nothing changes between two neighbours, so each is followed by the one half-way to the next.
 */
export function criticalSlopes(
  charger: Disc,
  target: Disc,
  polygons: readonly Polygon[],
  others: readonly Disc[],
  corners: readonly Point[],
): number[] {
  const dx = target.x - charger.x;
  const dy = target.y - charger.y;
  const size = charger.r + target.r;
  const steepest = size / Math.sqrt(dx * dx + dy * dy - size * size);
  const slopes = [-steepest, steepest];
  const add = (vx: number, vy: number): void => {
    const ahead = vx * dx + vy * dy;
    if (ahead <= 0) return;
    const slope = (dx * vy - dy * vx) / ahead;
    if (slope > -steepest && slope < steepest) slopes.push(slope);
  };
  const past = (x: number, y: number, s: number): void => {
    const ex = x - charger.x;
    const ey = y - charger.y;
    const rest = ex * ex + ey * ey - s * s;
    // An obstacle already touched is passed at a right angle.
    const h = rest > 0 ? Math.sqrt(rest) : 0;
    add(ex * h - ey * s, ey * h + ex * s);
    add(ex * h + ey * s, ey * h - ex * s);
  };
  for (const { x, y, r } of others) past(x, y, charger.r + r);
  for (const { sides } of polygons) for (const { x, y } of sides) past(x, y, charger.r);
  for (const { x, y } of corners) add(x - charger.x, y - charger.y);
  slopes.sort((one, other) => one - other);
  const all: number[] = [];
  let last = NaN;
  for (const slope of slopes) {
    if (slope === last) continue;
    if (last < slope) all.push((last + slope) / 2);
    all.push(slope);
    last = slope;
  }
  return all;
}
