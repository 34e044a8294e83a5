import type { Disc } from './disc.ts';
import { OVERLAP } from './numbers.ts';
import { fromSegment, type Segment } from './point.ts';
import { type Polygon, segmentIn } from './polygon.ts';
import { type LineTest, someTangent } from './tangents.ts';

/** Whether this segment goes through any of them. Each is thinner by `OVERLAP`. */
export function isBlocked(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  polygons: readonly Polygon[],
  discs: readonly Disc[],
): boolean {
  for (const { x, y, r } of discs) {
    const least = r - OVERLAP;
    if (fromSegment(x, y, ax, ay, bx, by) < least * least) return true;
  }
  for (const polygon of polygons) {
    if ((ax < bx ? bx : ax) <= polygon.x0 || (ax < bx ? ax : bx) >= polygon.x1) continue;
    if ((ay < by ? by : ay) <= polygon.y0 || (ay < by ? ay : by) >= polygon.y1) continue;
    if (segmentIn(ax, ay, bx, by, polygon, -OVERLAP)) return true;
  }
  return false;
}

/** A corner (no radius) or a disc, which a line may touch. */
interface Stop {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/**
 * A straight segment from some point of base `a` to some point of base `b` through none of these; null if there is none.
 *
 * Turn and shift a free segment until it can move no further, and it touches two of these: bases, corners, discs. So it is
 * enough to try such lines, and of each only the part between the bases. This holds while neither base stands in one of
 * the obstacles.
 */
export function clearLine(
  a: Disc,
  b: Disc,
  polygons: readonly Polygon[],
  discs: readonly Disc[],
): Segment | null {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length <= a.r + b.r) return { ax: a.x, ay: a.y, bx: b.x, by: b.y };
  const straight = between(a, b, a.x, a.y, dx / length, dy / length);
  if (straight !== null && !isBlocked(straight.ax, straight.ay, straight.bx, straight.by, polygons, discs))
    return straight;
  // Only obstacles that reach into the hull of the two bases matter.
  const wide = a.r > b.r ? a.r : b.r;
  const solid = polygons.filter((one) => reachesHull(one, a, b, wide));
  const round = discs.filter(({ x, y, r }) => {
    const reach = wide + r;
    return fromSegment(x, y, a.x, a.y, b.x, b.y) < reach * reach;
  });
  let found: Segment | null = null;
  const isFree: LineTest = (px, py, ux, uy) => {
    const line = between(a, b, px, py, ux, uy);
    if (line === null || isBlocked(line.ax, line.ay, line.bx, line.by, solid, round)) return false;
    found = line;
    return true;
  };
  if (someTangent(a.x, a.y, a.r, b.x, b.y, b.r, isFree)) return found;
  const stops: Stop[] = [];
  for (const { sides } of solid) for (const { x, y } of sides) stops.push({ x, y, r: 0 });
  for (const { x, y, r } of round) stops.push({ x, y, r });
  for (const { x, y, r } of stops) {
    if (someTangent(x, y, r, a.x, a.y, a.r, isFree)) return found;
    if (someTangent(x, y, r, b.x, b.y, b.r, isFree)) return found;
  }
  for (const one of stops)
    for (const other of stops) {
      if (other === one) break;
      if (someTangent(one.x, one.y, one.r, other.x, other.y, other.r, isFree)) return found;
    }
  return null;
}

function reachesHull(polygon: Polygon, a: Disc, b: Disc, wide: number): boolean {
  if (polygon.x1 < a.x - wide && polygon.x1 < b.x - wide) return false;
  if (polygon.x0 > a.x + wide && polygon.x0 > b.x + wide) return false;
  if (polygon.y1 < a.y - wide && polygon.y1 < b.y - wide) return false;
  if (polygon.y0 > a.y + wide && polygon.y0 > b.y + wide) return false;
  return segmentIn(a.x, a.y, b.x, b.y, polygon, wide);
}

/** A tangent misses its own circle by no more than rounding (in square mil). */
const ROUNDING = 1e-3;

/** The part of a line from where it leaves `a` to where it enters `b`; null if it misses one of them. */
function between(a: Disc, b: Disc, px: number, py: number, ux: number, uy: number): Segment | null {
  const acrossA = (a.x - px) * uy - (a.y - py) * ux;
  const acrossB = (b.x - px) * uy - (b.y - py) * ux;
  const restA = a.r * a.r - acrossA * acrossA;
  const restB = b.r * b.r - acrossB * acrossB;
  if (restA < -ROUNDING || restB < -ROUNDING) return null;
  const halfA = restA > 0 ? Math.sqrt(restA) : 0;
  const halfB = restB > 0 ? Math.sqrt(restB) : 0;
  let from = (a.x - px) * ux + (a.y - py) * uy;
  let to = (b.x - px) * ux + (b.y - py) * uy;
  if (from <= to) {
    from += halfA;
    to -= halfB;
  } else {
    from -= halfA;
    to += halfB;
  }
  return { ax: px + ux * from, ay: py + uy * from, bx: px + ux * to, by: py + uy * to };
}
