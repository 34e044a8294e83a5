export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight line from `a` to `b`. */
export interface Segment {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

export function span(from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** The squared distance of a point from a segment. Comparing squares with squares saves most roots. */
export function fromSegment(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const ex = px - ax;
  const ey = py - ay;
  const along = ex * dx + ey * dy;
  if (along <= 0) return ex * ex + ey * ey;
  const length = dx * dx + dy * dy;
  if (along >= length) {
    const fx = px - bx;
    const fy = py - by;
    return fx * fx + fy * fy;
  }
  const across = dx * ey - dy * ex;
  return (across * across) / length;
}
