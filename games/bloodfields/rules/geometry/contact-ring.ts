import type { Disc } from './disc.ts';
import type { Field } from './field.ts';
import type { Point } from './point.ts';
import type { Polygon } from './polygon.ts';

/** Where the centre of a base of radius `r` can be in contact with a target: a circle round it. */
export interface Ring {
  readonly x: number;
  readonly y: number;
  /** The radii of the target and of the touching base together. */
  readonly size: number;
  readonly r: number;
}

export const ringOf = (base: Disc, target: Disc): Ring => ({
  x: target.x,
  y: target.y,
  size: base.r + target.r,
  r: base.r,
});

/**
 * Where the ring meets obstacles: places where the base touches the target and something else. Between two of them either
 * everything is free or nothing is, so the free place nearest to any point is one of these or lies straight towards it.
 */
export function ringCorners(
  ring: Ring,
  { width, height }: Field,
  polygons: readonly Polygon[],
  others: readonly Disc[],
): Point[] {
  const found: Point[] = [];
  for (const { x, y, r } of others) meetCircle(ring, x, y, ring.r + r, found);
  const reach = ring.size + ring.r;
  for (const { x0, x1, y0, y1, sides } of polygons) {
    if (ring.x + reach < x0 || ring.x - reach > x1 || ring.y + reach < y0 || ring.y - reach > y1) continue;
    for (const { x, y, nx, ny, c } of sides) {
      meetCircle(ring, x, y, ring.r, found);
      meetLine(ring, nx, ny, c + ring.r, found);
    }
  }
  meetLine(ring, 1, 0, ring.r, found);
  meetLine(ring, 1, 0, width - ring.r, found);
  meetLine(ring, 0, 1, ring.r, found);
  meetLine(ring, 0, 1, height - ring.r, found);
  return found;
}

function meetCircle({ x, y, size }: Ring, cx: number, cy: number, s: number, found: Point[]): void {
  const dx = cx - x;
  const dy = cy - y;
  const square = dx * dx + dy * dy;
  if (square === 0) return;
  const a = (size * size - s * s + square) / 2;
  const rest = size * size * square - a * a;
  if (rest < 0) return;
  const h = Math.sqrt(rest);
  found.push({ x: x + (a * dx - h * dy) / square, y: y + (a * dy + h * dx) / square });
  found.push({ x: x + (a * dx + h * dy) / square, y: y + (a * dy - h * dx) / square });
}

/** The line nx*x + ny*y = c. */
function meetLine({ x, y, size }: Ring, nx: number, ny: number, c: number, found: Point[]): void {
  const k = c - (nx * x + ny * y);
  const rest = size * size - k * k;
  if (rest < 0) return;
  const h = Math.sqrt(rest);
  found.push({ x: x + nx * k - ny * h, y: y + ny * k + nx * h });
  found.push({ x: x + nx * k + ny * h, y: y + ny * k - nx * h });
}
