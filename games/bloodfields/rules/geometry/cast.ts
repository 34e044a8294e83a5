import type { Disc } from './disc.ts';
import type { Field } from './field.ts';
import { GRAZE, toMil } from './numbers.ts';
import { fromSegment, type Point } from './point.ts';
import { fromPolygon, type Polygon, sweptIn } from './polygon.ts';

/** A base on a straight course: its direction as a unit vector, and `reach`, how far it would go. */
export interface Course extends Disc {
  readonly ux: number;
  readonly uy: number;
  readonly reach: number;
}

/** The course from one base's centre towards a point, or away from it with `sign` -1. */
export function courseOf(base: Disc, towards: Point, reach: number, sign: 1 | -1 = 1): Course {
  const dx = towards.x - base.x;
  const dy = towards.y - base.y;
  const length = Math.sqrt(dx * dx + dy * dy) * sign;
  return { x: base.x, y: base.y, r: base.r, ux: dx / length, uy: dy / length, reach };
}

/**
 * How far a point goes until it is within `s` of a centre; Infinity if it never runs into it. A circle beside or behind the
 * point never stops it, even one already touched, nor does one that is only grazed.
 */
export function castDisc({ x, y, ux, uy, reach }: Course, cx: number, cy: number, s: number): number {
  const ex = cx - x;
  const ey = cy - y;
  const along = ex * ux + ey * uy;
  if (along <= 0) return Infinity;
  const across = ex * uy - ey * ux;
  const bite = s - GRAZE;
  const deep = bite * bite - across * across;
  if (deep <= 0 || along - Math.sqrt(deep) > reach) return Infinity;
  const at = along - Math.sqrt(s * s - across * across);
  return at > 0 ? at : 0;
}

/** How far a base's centre goes until it is within `s` of a polygon; Infinity if it never runs into it. */
export function castPolygon({ x, y, ux, uy, reach }: Course, polygon: Polygon, s: number): number {
  if (!sweptIn(x, y, x + ux * reach, y + uy * reach, s, polygon, GRAZE)) return Infinity;
  if (fromPolygon(x, y, polygon) <= s) return leadsNearer(x, y, ux, uy, polygon) ? 0 : Infinity;
  let first = Infinity;
  for (const side of polygon.sides) {
    const inward = side.nx * ux + side.ny * uy;
    if (inward < 0) {
      const at = (side.c + s - (side.nx * x + side.ny * y)) / inward;
      if (at >= 0 && at < first && isBeside(x + ux * at, y + uy * at, side)) first = at;
    }
    const ex = side.x - x;
    const ey = side.y - y;
    const along = ex * ux + ey * uy;
    const across = ex * uy - ey * ux;
    const rest = s * s - across * across;
    if (along > 0 && rest > 0) {
      const at = along - Math.sqrt(rest);
      if (at >= 0 && at < first) first = at;
    }
  }
  return first;
}

type Side = Polygon['sides'][number];

/** Whether a point is between the two ends of a side, seen along it. */
function isBeside(px: number, py: number, { x, y, ex, ey }: Side): boolean {
  const sx = ex - x;
  const sy = ey - y;
  const along = (px - x) * sx + (py - y) * sy;
  return along >= 0 && along <= sx * sx + sy * sy;
}

/** Whether a course begins by coming nearer to the polygon. If not, it never will: the polygon is convex. */
function leadsNearer(x: number, y: number, ux: number, uy: number, { sides }: Polygon): boolean {
  let nearest = Infinity;
  let leads = true;
  for (const side of sides) {
    const away = fromSegment(x, y, side.x, side.y, side.ex, side.ey);
    if (away >= nearest) continue;
    nearest = away;
    const sx = side.ex - side.x;
    const sy = side.ey - side.y;
    const part = ((x - side.x) * sx + (y - side.y) * sy) / (sx * sx + sy * sy);
    const at = part < 0 ? 0 : part > 1 ? 1 : part;
    leads = (side.x + sx * at - x) * ux + (side.y + sy * at - y) * uy > 0;
  }
  return leads;
}

/** How far a point goes until it is within `s` of the table's edge; Infinity if it never gets there. */
export function castEdge({ x, y, ux, uy, reach }: Course, { width, height }: Field, s: number): number {
  const across = oneWay(x, ux, reach, width, s);
  const up = oneWay(y, uy, reach, height, s);
  return across < up ? across : up;
}

function oneWay(from: number, speed: number, reach: number, size: number, s: number): number {
  const left = speed < 0 ? from - s : size - s - from;
  const pace = speed < 0 ? -speed : speed;
  if (pace * reach <= left + GRAZE) return Infinity;
  return left > 0 ? left / pace : 0;
}

/** How far a base goes until it has left the polygon it overlaps. */
export function leaves({ x, y, r, ux, uy }: Course, { sides }: Polygon): number {
  let last = 0;
  for (const side of sides) {
    const outward = side.nx * ux + side.ny * uy;
    if (outward > 0) {
      const at = (side.c + r - (side.nx * x + side.ny * y)) / outward;
      if (at > last && isBeside(x + ux * at, y + uy * at, side)) last = at;
    }
    const ex = side.x - x;
    const ey = side.y - y;
    const across = ex * uy - ey * ux;
    const rest = r * r - across * across;
    if (rest > 0) {
      const at = ex * ux + ey * uy + Math.sqrt(rest);
      if (at > last) last = at;
    }
  }
  return last;
}

/** Where a base is after going this far, to the mil. */
export const after = ({ x, y, r, ux, uy }: Course, go: number): Disc => ({
  x: toMil(x + ux * go),
  y: toMil(y + uy * go),
  r,
});
