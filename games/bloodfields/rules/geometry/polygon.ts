import type { Corner, TerrainPiece } from '../../content/terrain.ts';
import type { Disc } from './disc.ts';
import { OVERLAP } from './numbers.ts';
import { fromSegment } from './point.ts';

/** One side from its corner (x, y) to the next, with the unit normal that points out: inside is nx*x + ny*y <= c. */
interface Side {
  readonly x: number;
  readonly y: number;
  readonly ex: number;
  readonly ey: number;
  readonly nx: number;
  readonly ny: number;
  readonly c: number;
}

/** A convex polygon with precomputed values. */
export interface Polygon {
  /** Its piece; for a wall of ruins, the ruins it stands in. */
  readonly piece: TerrainPiece;
  readonly wall: boolean;
  readonly sides: readonly Side[];
  /** The box round it. */
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export function polygonOf(piece: TerrainPiece, corners: readonly Corner[] = piece.corners): Polygon {
  const sides = corners.map((corner, at) => sideOf(corner, corners[(at + 1) % corners.length] ?? corner));
  if (sides.length < 3 || sides.some(({ nx, ny, c }) => corners.some(([x, y]) => nx * x + ny * y > c + 1)))
    throw new Error(`${piece.id} is not convex with its corners counter-clockwise`);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return {
    piece,
    wall: corners !== piece.corners,
    sides,
    x0: Math.min(...xs),
    y0: Math.min(...ys),
    x1: Math.max(...xs),
    y1: Math.max(...ys),
  };
}

function sideOf([x, y]: Corner, [ex, ey]: Corner): Side {
  const dx = ex - x;
  const dy = ey - y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const nx = dy / length;
  const ny = -dx / length;
  return { x, y, ex, ey, nx, ny, c: nx * x + ny * y };
}

/** How far outside a point lies; below 0: inside. */
export function fromPolygon(px: number, py: number, { sides }: Polygon): number {
  let deepest = -Infinity;
  for (const { nx, ny, c } of sides) {
    const out = nx * px + ny * py - c;
    if (out > deepest) deepest = out;
  }
  if (deepest <= 0) return deepest;
  let nearest = Infinity;
  for (const { x, y, ex, ey } of sides) {
    const away = fromSegment(px, py, x, y, ex, ey);
    if (away < nearest) nearest = away;
  }
  return Math.sqrt(nearest);
}

/** §11: whether a base is in the piece. Touching it does not count. */
export function discIn({ x, y, r }: Disc, polygon: Polygon): boolean {
  const q = r - OVERLAP;
  if (x < polygon.x0 - q || x > polygon.x1 + q || y < polygon.y0 - q || y > polygon.y1 + q) return false;
  return fromPolygon(x, y, polygon) < q;
}

/** Whether some part of a base is within range of the piece. */
export function discNear({ x, y, r }: Disc, polygon: Polygon, range: number): boolean {
  return fromPolygon(x, y, polygon) <= r + range;
}

/**
 * Where along itself (0 to 1) a segment enters the polygon with its sides moved out by `grow` (in, if below 0); Infinity if it
 * does not. Cuts the segment down to the part inside, side by side.
 */
export function entry(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  { sides }: Polygon,
  grow: number,
): number {
  let from = 0;
  let to = 1;
  const dx = bx - ax;
  const dy = by - ay;
  for (const { nx, ny, c } of sides) {
    const inward = c + grow - (nx * ax + ny * ay);
    const outgoing = nx * dx + ny * dy;
    if (outgoing === 0) {
      if (inward <= 0) return Infinity;
    } else {
      const at = inward / outgoing;
      if (outgoing > 0) {
        if (at < to) to = at;
      } else if (at > from) from = at;
      if (from >= to) return Infinity;
    }
  }
  return from;
}

/** Whether a segment enters the polygon with its sides moved out by `grow`. */
export const segmentIn = (
  ax: number,
  ay: number,
  bx: number,
  by: number,
  polygon: Polygon,
  grow: number,
): boolean => entry(ax, ay, bx, by, polygon, grow) !== Infinity;

/** Whether a base of radius r cuts deeper into the polygon than `forgiven` on its straight way from a to b. */
export function sweptIn(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
  polygon: Polygon,
  forgiven: number = OVERLAP,
): boolean {
  const q = r - forgiven;
  if ((ax < bx ? bx : ax) < polygon.x0 - q || (ax < bx ? ax : bx) > polygon.x1 + q) return false;
  if ((ay < by ? by : ay) < polygon.y0 - q || (ay < by ? ay : by) > polygon.y1 + q) return false;
  // The moved-out sides contain the rounded polygon: a quick no. The polygon itself is a quick yes.
  if (!segmentIn(ax, ay, bx, by, polygon, q)) return false;
  if (segmentIn(ax, ay, bx, by, polygon, 0)) return true;
  const least = q * q;
  for (const { x, y, ex, ey } of polygon.sides) {
    if (fromSegment(x, y, ax, ay, bx, by) < least) return true;
    if (fromSegment(ax, ay, x, y, ex, ey) < least) return true;
    if (fromSegment(bx, by, x, y, ex, ey) < least) return true;
  }
  return false;
}
