import { type Point, toSegment } from '../../content/maps/segment.ts';

/** Douglas–Peucker: drops points while the line stays within the tolerance. */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  let farthest = 0;
  let most = -1;
  for (const [index, point] of points.entries()) {
    const off = toSegment(point, first, last);
    if (off > most) [farthest, most] = [index, off];
  }
  if (most <= tolerance) return [first, last];
  const before = simplified(points.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplified(points.slice(farthest), tolerance)];
}
