import type { Disc } from './disc.ts';
import { MOST_LEGS, SLACK, toMil } from './numbers.ts';
import { pathLength } from './path.ts';
import { type Point, span } from './point.ts';

interface Walk {
  readonly mover: Disc;
  readonly allowance: number;
}

/**
 * Makes a way with too many legs for a move out of fewer: replaces two turns in a row by one, farther out, wherever the
 * detour is least, until the legs are few enough. Null if there is no room or the way gets too long. The last leg stays as
 * it is: it may lead into contact.
 */
export function fewerLegs(
  path: readonly Point[],
  { mover, allowance }: Walk,
  isFree: (from: Point, to: Point) => boolean,
): { readonly path: readonly Point[]; readonly length: number } | null {
  let points: readonly Point[] = [mover, ...path];
  while (points.length - 1 > MOST_LEGS) {
    const fewer = cheapest(points, isFree);
    if (fewer === null) return null;
    points = fewer;
  }
  const thinned = points.slice(1);
  const length = pathLength(mover, thinned);
  return length > allowance + SLACK ? null : { path: thinned, length };
}

function cheapest(points: readonly Point[], isFree: (from: Point, to: Point) => boolean): Point[] | null {
  let best: Point[] | null = null;
  let least = Infinity;
  for (let at = 0; at + 4 < points.length; at += 1) {
    const [a, b, c, d] = points.slice(at, at + 4);
    if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
    const turn = meeting(a, b, c, d);
    if (turn === null) continue;
    const detour = span(a, turn) + span(turn, d) - span(a, b) - span(b, c) - span(c, d);
    if (detour >= least || !isFree(a, turn) || !isFree(turn, d)) continue;
    least = detour;
    best = [...points.slice(0, at + 1), turn, ...points.slice(at + 3)];
  }
  return best;
}

/** Where the leg from a to b, extended, meets the one from d to c, extended; a little outside, because of rounding. */
function meeting(a: Point, b: Point, c: Point, d: Point): Point | null {
  const ux = b.x - a.x;
  const uy = b.y - a.y;
  const vx = c.x - d.x;
  const vy = c.y - d.y;
  const cross = ux * vy - uy * vx;
  if (cross === 0) return null;
  const on = ((d.x - a.x) * vy - (d.y - a.y) * vx) / cross;
  const back = ((d.x - a.x) * uy - (d.y - a.y) * ux) / cross;
  if (on < 1 || back < 1) return null;
  const x = a.x + ux * on;
  const y = a.y + uy * on;
  // Away from the middle of the two turns it replaces.
  const wx = x - (b.x + c.x) / 2;
  const wy = y - (b.y + c.y) / 2;
  const far = Math.sqrt(wx * wx + wy * wy);
  if (far === 0) return null;
  return { x: toMil(x + wx / far), y: toMil(y + wy / far) };
}
