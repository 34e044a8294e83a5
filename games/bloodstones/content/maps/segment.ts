export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];

/** Twice the area of the triangle a, b, c; positive if it runs clockwise on the screen. */
export const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const lengthOf = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

export const length = (a: Point, b: Point): number => lengthOf(b[0] - a[0], b[1] - a[1]);

export const samePoint = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Whether the segments a–b and c–d cross or touch. */
export function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [atC, atD, atA, atB] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (atC * atD < 0 && atA * atB < 0) return true;
  return (
    (atC === 0 && inBox(a, b, c)) ||
    (atD === 0 && inBox(a, b, d)) ||
    (atA === 0 && inBox(c, d, a)) ||
    (atB === 0 && inBox(c, d, b))
  );
}

const inBox = (a: Point, b: Point, p: Point): boolean =>
  Math.min(a[0], b[0]) <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= p[1] &&
  p[1] <= Math.max(a[1], b[1]);

/** The distance from p to the segment a–b. */
export function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return lengthOf(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

/** The sides of a ring in order, the closing one first. */
export function sides(ring: Ring): [Point, Point][] {
  return ring.map((point, index) => [ring.at(index - 1) ?? point, point]);
}

/** Positive for a ring that runs clockwise on the screen. */
export const ringArea = (ring: Ring): number =>
  sides(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2;

/** How far p lies inside the ring; negative outside. */
export function depth(ring: Ring, p: Point): number {
  let inside = false;
  let nearest = Infinity;
  for (const [a, b] of sides(ring)) {
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0])
      inside = !inside;
    nearest = Math.min(nearest, toSegment(p, a, b));
  }
  return inside ? nearest : -nearest;
}
