import { GON, UNIT } from './directions.ts';
import { toMil } from './numbers.ts';
import type { Polygon } from './polygon.ts';

/** A circle a centre must stay out of. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  /** How near the centre may come. */
  readonly s: number;
}

/** The corners of a sixteen-sided polygon round a circle of radius 1 are this far out: 1 / cos(pi / 16). */
const STRETCH = 1.0195911582083184;
/** Rounding the corners must not bring the polygon's sides inside the circle. */
const SPARE = 2;
/** cos(pi / 16): for directions at most half the angle between two corners apart. */
const HALF_STEP = 0.980785;

type Visit = (x: number, y: number) => void;

/** The corners of a polygon round a circle: walking from corner to corner is hardly a detour. */
export function roundCircle({ x, y, s }: Circle, visit: Visit): void {
  const far = (s * STRETCH + SPARE) / UNIT;
  for (const one of GON) visit(toMil(x + one.x * far), toMil(y + one.y * far));
}

/** The same round the corners of terrain, where they lie outside its sides. */
export function roundPolygon({ sides }: Polygon, r: number, visit: Visit): void {
  const far = (r * STRETCH + SPARE) / UNIT;
  let before = sides.at(-1);
  for (const side of sides) {
    if (before !== undefined)
      for (const { x, y } of GON)
        if (isOutward(x / UNIT, y / UNIT, before, side))
          visit(toMil(side.x + x * far), toMil(side.y + y * far));
    before = side;
  }
}

interface Normal {
  readonly nx: number;
  readonly ny: number;
}

/** Whether a direction is between two normals, or so near to one that the next corner belongs to it. */
function isOutward(ux: number, uy: number, one: Normal, other: Normal): boolean {
  if (one.nx * ux + one.ny * uy >= HALF_STEP || other.nx * ux + other.ny * uy >= HALF_STEP) return true;
  return one.nx * uy - one.ny * ux >= 0 && ux * other.ny - uy * other.nx >= 0;
}
