import type { Body, Disc } from '../../rules/geometry/disc.ts';
import type { Field } from '../../rules/geometry/field.ts';
import { fromSegment, type Point } from '../../rules/geometry/point.ts';
import { fromPolygon, sweptIn } from '../../rules/geometry/polygon.ts';

/** A place on the lattice and the length of the shortest way found to it. */
export interface Reached extends Point {
  readonly length: number;
}

/** To the eight neighbours, and as a knight moves in chess. */
const STEPS = [-2, -1, 0, 1, 2]
  .flatMap((x) => [-2, -1, 0, 1, 2].map((y) => ({ x, y })))
  .filter(({ x, y }) => Math.abs(x * y) === 2 || Math.max(Math.abs(x), Math.abs(y)) === 1);

interface Node extends Point {
  readonly column: number;
  readonly row: number;
  readonly length: number;
}

/**
 * Where a base can walk from point to point of a lattice, keeping `spare` more distance than it must from everything: slow,
 * and its ways are longer than necessary, but they are beyond doubt.
 */
export function flood(
  mover: Disc,
  allowance: number,
  field: Field,
  bodies: readonly Body[],
  spare: number,
  cell: number,
): Reached[] {
  const best = new Map([[0, 0]]);
  const open: Node[] = [{ x: mover.x, y: mover.y, column: 0, row: 0, length: 0 }];
  const reached: Reached[] = [];
  const isNear = ({ x, y, r }: Disc): boolean =>
    Math.hypot(x - mover.x, y - mover.y) < allowance + r + mover.r + spare + 20;
  const near = bodies.filter(isNear);
  const solid = field.solid.filter((one) => fromPolygon(mover.x, mover.y, one) < allowance + mover.r + spare);
  const isFree = (a: Point, b: Point): boolean => {
    if (Math.min(b.x, b.y, field.width - b.x, field.height - b.y) < mover.r) return false;
    for (const { x, y, r, hostile } of near) {
      const least = mover.r + r + (hostile ? 20 : 0) + spare;
      if (fromSegment(x, y, a.x, a.y, b.x, b.y) < least * least) return false;
    }
    return !solid.some((polygon) => sweptIn(a.x, a.y, b.x, b.y, mover.r + spare, polygon, 0));
  };
  for (;;) {
    let first = 0;
    let length = Infinity;
    for (const [at, node] of open.entries())
      if (node.length < length) {
        first = at;
        length = node.length;
      }
    const [next] = open.splice(first, 1);
    if (next === undefined) return reached;
    if (next.length > (best.get(next.column * 1000 + next.row) ?? Infinity)) continue;
    reached.push(next);
    for (const step of STEPS) {
      const column = next.column + step.x;
      const row = next.row + step.y;
      const whole = next.length + Math.hypot(step.x, step.y) * cell;
      if (whole > allowance || whole >= (best.get(column * 1000 + row) ?? Infinity)) continue;
      const node = { x: mover.x + column * cell, y: mover.y + row * cell, column, row, length: whole };
      if (!isFree(next, node)) continue;
      best.set(column * 1000 + row, whole);
      open.push(node);
    }
  }
}
