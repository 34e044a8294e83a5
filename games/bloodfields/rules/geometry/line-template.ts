import { type Disc, gap } from './disc.ts';
import type { Field } from './field.ts';
import { OVERLAP, toMil } from './numbers.ts';
import { type Point, span } from './point.ts';
import { entry } from './polygon.ts';
import { nearestFirst, type Struck } from './round-template.ts';

/** §14.3: half the line's width, which is an eighth of an inch. */
export const HALF_WIDTH = 62.5;

/** A line of damage: where it begins, its unit direction, and how far it goes. */
export interface DamageLine {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly length: number;
}

/** A line from a point, cut at the first impassable piece and at the edge. */
function cut(start: Point, ux: number, uy: number, length: number, field: Field): DamageLine {
  const { x, y } = start;
  const most = Math.min(length, room(x, ux, field.width), room(y, uy, field.height));
  let part = 1;
  for (const polygon of field.solid) {
    const ex = x + ux * most;
    const ey = y + uy * most;
    // Like sight, it may brush past a wall; if a wall does stop it, it ends at the wall's face.
    if (entry(x, y, ex, ey, polygon, -OVERLAP) !== Infinity)
      part = Math.min(part, entry(x, y, ex, ey, polygon, 0));
  }
  return { x, y, ux, uy, length: most * part };
}

/** How far it is to the edge; 0 from a point off the table. */
function room(from: number, speed: number, size: number): number {
  if (from < 0 || from > size) return 0;
  if (speed === 0) return Infinity;
  return speed < 0 ? -from / speed : (size - from) / speed;
}

/** §14.3: a cannon's line of damage, from the point it struck and away from where it was fired. */
export function cannonLine(origin: Point, point: Point, length: number, field: Field): DamageLine {
  const far = span(origin, point);
  const ux = far === 0 ? 1 : (point.x - origin.x) / far;
  const uy = far === 0 ? 0 : (point.y - origin.y) / far;
  return cut(point, ux, uy, far === 0 ? 0 : length, field);
}

/** The point of a base's rim that faces another point: §14.3 and §14.5 shots begin at the rim. */
export function rimPoint(base: Disc, towards: Point): Point {
  const part = base.r / (span(base, towards) || 1);
  return {
    x: toMil(base.x + (towards.x - base.x) * part),
    y: toMil(base.y + (towards.y - base.y) * part),
  };
}

/** §14.5: a piercing shot's line, from the shooter's rim towards a point. */
export function piercingLine(shooter: Disc, towards: Point, range: number, field: Field): DamageLine {
  const far = span(shooter, towards);
  const ux = far === 0 ? 1 : (towards.x - shooter.x) / far;
  const uy = far === 0 ? 0 : (towards.y - shooter.y) / far;
  return cut(rimPoint(shooter, towards), ux, uy, far === 0 ? 0 : range, field);
}

/** §14.3, §14.5: the bases on a line, nearest to the shooter first. A line without length strikes nobody. */
export function onLine(
  { x, y, ux, uy, length }: DamageLine,
  shooter: Disc,
  discs: readonly Disc[],
): Struck[] {
  const struck: Struck[] = [];
  if (length <= 0) return struck;
  let index = -1;
  for (const disc of discs) {
    index += 1;
    const along = (disc.x - x) * ux + (disc.y - y) * uy;
    const across = Math.abs((disc.x - x) * uy - (disc.y - y) * ux);
    const before = Math.max(0, -along, along - length);
    const beside = Math.max(0, across - HALF_WIDTH);
    if (before * before + beside * beside < disc.r * disc.r)
      struck.push({ index, distance: Math.max(0, gap(shooter, disc)) });
  }
  return nearestFirst(struck);
}
