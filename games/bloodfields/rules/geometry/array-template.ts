import { DIRECTIONS, UNIT } from './directions.ts';
import type { Disc } from './disc.ts';
import { fromSegment } from './point.ts';

/** §14.4: how far the array template reaches from the shooter's rim. */
export const ARRAY_LENGTH = 8000;
/** Half its angle, 22.5 degrees: cosine and sine. */
const COS = 0.9238795325112867;
const SIN = 0.3826834323650898;

/** §14.4: the bases under the array template laid in one of the 360 directions, in the given order. */
export function inArray(shooter: Disc, direction: number, discs: readonly Disc[]): number[] {
  const { x, y } = DIRECTIONS[direction] ?? { x: UNIT, y: 0 };
  const ux = x / UNIT;
  const uy = y / UNIT;
  const struck: number[] = [];
  for (const [index, disc] of discs.entries()) if (isInArray(shooter, ux, uy, disc)) struck.push(index);
  return struck;
}

function isInArray(shooter: Disc, ux: number, uy: number, disc: Disc): boolean {
  const dx = disc.x - shooter.x;
  const dy = disc.y - shooter.y;
  const from = shooter.r;
  const to = shooter.r + ARRAY_LENGTH;
  const away = Math.sqrt(dx * dx + dy * dy);
  if (away - disc.r >= to || away + disc.r <= from) return false;
  if (dx * ux + dy * uy >= away * COS) return true;
  // Outside the sector's angle: the base may still cut one of the two straight sides.
  const least = disc.r * disc.r;
  for (const sin of [SIN, -SIN]) {
    const vx = ux * COS - uy * sin;
    const vy = uy * COS + ux * sin;
    if (fromSegment(dx, dy, vx * from, vy * from, vx * to, vy * to) < least) return true;
  }
  return false;
}

/** §14.4: directions that strike different sets of bases: one for each non-empty set. */
export function arrayDirections(shooter: Disc, discs: readonly Disc[]): number[] {
  const seen = new Set<string>();
  const found: number[] = [];
  for (const direction of DIRECTIONS.keys()) {
    const struck = inArray(shooter, direction, discs);
    const name = struck.join();
    if (struck.length === 0 || seen.has(name)) continue;
    seen.add(name);
    found.push(direction);
  }
  return found;
}
