import { DIRECTIONS, UNIT } from './directions.ts';
import { toMil } from './numbers.ts';
import type { Point } from './point.ts';

/** §14.1: where a shot ends that scatters this far in one of the 360 directions. It may leave the table. */
export function scattered(aim: Point, direction: number, distance: number): Point {
  const { x, y } = DIRECTIONS[direction] ?? { x: 0, y: 0 };
  return { x: toMil(aim.x + (x / UNIT) * distance), y: toMil(aim.y + (y / UNIT) * distance) };
}
