import { length, type Point, turn } from '@sanguine/bloodstones/content/maps/segment.ts';
import { at, best } from './list.ts';

/** Douglas–Peucker: drops points within `tolerance` of the line without them. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const last = points.length - 1;
  const [start, end] = [at(points, 0), at(points, last)];
  if (last < 2) return [start, end];
  const away = (index: number): number =>
    Math.abs(turn(start, end, at(points, index))) / (length(start, end) || 1);
  const inner = Array.from({ length: last - 1 }, (_, index) => index + 1);
  const farthest = best(inner, away) ?? 1;
  if (away(farthest) <= tolerance) return [start, end];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance),
    ...simplify(points.slice(farthest), tolerance).slice(1),
  ];
}
