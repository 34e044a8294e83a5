import type { Corner } from '../../content/terrain.ts';
import type { Disc } from '../../rules/geometry/disc.ts';
import type { Point } from '../../rules/geometry/point.ts';
import type { Polygon } from '../../rules/geometry/polygon.ts';

/** The same measures taken slowly and in another way, to compare with. */

export const cornersOf = ({ sides }: Polygon): Corner[] => sides.map(({ x, y }) => [x, y]);

const edges = (corners: readonly Corner[]): [Corner, Corner][] =>
  corners.map((corner, at) => [corner, corners[(at + 1) % corners.length] ?? corner]);

/** The distance of a point from a segment: from its nearest point. */
function fromEdge({ x, y }: Point, [ax, ay]: Corner, [bx, by]: Corner): number {
  const part = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / Math.hypot(bx - ax, by - ay) ** 2;
  const at = Math.min(1, Math.max(0, part));
  return Math.hypot(ax + (bx - ax) * at - x, ay + (by - ay) * at - y);
}

/** Where between 0 and 1 a function with one valley is lowest. */
function lowest(of: (part: number) => number): number {
  let from = 0;
  let to = 1;
  while (to - from > 1e-9) {
    const third = (to - from) / 3;
    if (of(from + third) < of(to - third)) to -= third;
    else from += third;
  }
  return (from + to) / 2;
}

const isLeft = ({ x, y }: Point, [ax, ay]: Corner, [bx, by]: Corner): boolean =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;

/** How far a point is outside; if it is inside, minus its distance from the nearest side. */
export function outside(point: Point, corners: readonly Corner[]): number {
  const nearest = Math.min(...edges(corners).map(([a, b]) => fromEdge(point, a, b)));
  return edges(corners).every(([a, b]) => isLeft(point, a, b)) ? -nearest : nearest;
}

/** How deep a segment cuts into a polygon at most; if it stays outside, minus its distance. */
export function deepest(a: Point, b: Point, corners: readonly Corner[]): number {
  const at = (part: number): number =>
    outside({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }, corners);
  return -at(lowest(at));
}

/** Points all over a base: its centre, and rings of them up to the rim. */
export function pointsOf({ x, y, r }: Disc, rings: number, spokes: number): Point[] {
  const points = [{ x, y }];
  for (let ring = 1; ring <= rings; ring += 1)
    for (let spoke = 0; spoke < spokes; spoke += 1) {
      const angle = (2 * Math.PI * spoke) / spokes;
      points.push({
        x: x + (Math.cos(angle) * r * ring) / rings,
        y: y + (Math.sin(angle) * r * ring) / rings,
      });
    }
  return points;
}
