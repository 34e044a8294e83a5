import type { Point } from '@sanguine/bloodstones/content/maps/segment.ts';
import { around } from './list.ts';
import type { Junction } from './mesh.ts';

/** An area whose junctions can still move. */
export interface Cell {
  readonly outline: readonly Junction[];
  /** The target size, in square units of the canvas. */
  readonly target: number;
  /** Where the centre of the area should stay. */
  readonly anchor: Point;
  readonly isSea: boolean;
}

const LEAST_SIZE = 50;
const ANCHOR = 0.1 / 1600;
const ANGLE = 1.6;
/** Longer borders make it legible that areas across a junction are not adjacent. */
const SHORT = 42;

const reach = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

/** How badly shaped a cell is: size, roundness, short sides, slivers, sharp and reflex corners, drift. */
export function energyOf(cell: Cell): number {
  const { outline, target, anchor } = cell;
  let [doubled, around6x, around6y, perimeter] = [0, 0, 0, 0];
  let a = around(outline, -1);
  for (const b of outline) {
    const cross = a.x * b.y - b.x * a.y;
    doubled += cross;
    around6x += (a.x + b.x) * cross;
    around6y += (a.y + b.y) * cross;
    perimeter += reach(a.x - b.x, a.y - b.y);
    a = b;
  }
  const size = doubled / 2;
  if (size < LEAST_SIZE) return 1e6 + LEAST_SIZE - size;
  const middle = { x: around6x / (6 * size), y: around6y / (6 * size) };
  const excess = size / target - 1;
  return (
    (excess < 0 ? 9 : 3) * excess ** 2 +
    2.2 * (perimeter ** 2 / (4 * Math.PI * size) - 1) +
    ANCHOR * ((middle.x - anchor[0]) ** 2 + (middle.y - anchor[1]) ** 2) +
    cornersOf(cell, middle)
  );
}

function cornersOf({ outline, isSea }: Cell, middle: { x: number; y: number }): number {
  let sum = 0;
  let a = around(outline, -2);
  let b = around(outline, -1);
  for (const c of outline) {
    const fan = (b.x - middle.x) * (c.y - middle.y) - (b.y - middle.y) * (c.x - middle.x);
    if (fan < 60) sum += 4 + (60 - fan) * 0.02;
    const side = reach(c.x - b.x, c.y - b.y);
    if (side < SHORT) sum += 7 * (1 - side / SHORT) ** 2 + (side < 8 ? 5 : 0);
    sum += ANGLE * cornerOf(a, b, c, side, isSea);
    [a, b] = [b, c];
  }
  return sum;
}

function cornerOf(a: Junction, b: Junction, c: Junction, side: number, isSea: boolean): number {
  if (b.place === 'corner') return 0;
  const dot = (a.x - b.x) * (c.x - b.x) + (a.y - b.y) * (c.y - b.y);
  const cosine = dot / (reach(a.x - b.x, a.y - b.y) * side + 1e-9);
  if (b.place !== 'inside') return cosine > 0.5 ? 4 * (cosine - 0.5) ** 2 : 0;
  const reflex = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) < 0;
  return (cosine > 0.25 ? 3 * (cosine - 0.25) ** 2 : 0) + (reflex ? (isSea ? 0.3 : 1.08) * (1 + cosine) : 0);
}
