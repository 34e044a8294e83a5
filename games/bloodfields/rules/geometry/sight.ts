import type { TerrainPiece } from '../../content/terrain.ts';
import { clearLine } from './clear-line.ts';
import type { Disc } from './disc.ts';
import type { Field } from './field.ts';
import { OVERLAP, toMil } from './numbers.ts';
import type { Point, Segment } from './point.ts';
import { entry, type Polygon } from './polygon.ts';

/** Orders a pair the same either way round, so that sight is always mutual. */
const inOrder = (a: Disc, b: Disc): boolean =>
  a.x === b.x ? (a.y === b.y ? a.r <= b.r : a.y < b.y) : a.x < b.x;

/**
 * A line from base to base past all of these; null if there is none. In whole mil, for events: blockers are thin enough for
 * the line to be off by half a mil.
 */
export function lineBetween(
  a: Disc,
  b: Disc,
  polygons: readonly Polygon[],
  discs: readonly Disc[],
): Segment | null {
  const straight = inOrder(a, b);
  const found = straight ? clearLine(a, b, polygons, discs) : clearLine(b, a, polygons, discs);
  if (found === null) return null;
  const { ax, ay, bx, by } = {
    ax: toMil(found.ax),
    ay: toMil(found.ay),
    bx: toMil(found.bx),
    by: toMil(found.by),
  };
  return straight ? { ax, ay, bx, by } : { ax: bx, ay: by, bx: ax, by: ay };
}

/**
 * §8.2: a line of sight from base to base past all impassable terrain; null: they do not see each other. Other bases and
 * passable terrain never hide a unit, and the edge of the table does not matter.
 */
export const lineOfSight = (a: Disc, b: Disc, { opaque }: Field): Segment | null =>
  lineBetween(a, b, opaque, []);

export const sees = (a: Disc, b: Disc, field: Field): boolean => lineOfSight(a, b, field) !== null;

/** A point as a base without a size: §14.3 the place a cannon fires from and the one it aims at. */
export const pointDisc = ({ x, y }: Point): Disc => ({ x, y, r: 0 });

/** §8.2: the first piece on the line between the centres, to say what blocks sight; null if there is none. */
export function blockerOf(a: Point, b: Point, { opaque }: Field): TerrainPiece | null {
  let first: TerrainPiece | null = null;
  let nearest = Infinity;
  for (const polygon of opaque) {
    const at = entry(a.x, a.y, b.x, b.y, polygon, -OVERLAP);
    if (at >= nearest) continue;
    nearest = at;
    first = polygon.piece;
  }
  return first;
}
