import type { Point } from '../../content/maps/segment.ts';
import type { Raster } from './distance.ts';

/** The sides of a cell. */
const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3];

/** For each case of marching squares, the sides a line enters and leaves by, with higher ground on its right. */
const CROSSINGS: readonly (readonly number[])[] = [
  [],
  [LEFT, BOTTOM],
  [BOTTOM, RIGHT],
  [LEFT, RIGHT],
  [RIGHT, TOP],
  [LEFT, BOTTOM, RIGHT, TOP],
  [BOTTOM, TOP],
  [LEFT, TOP],
  [TOP, LEFT],
  [TOP, BOTTOM],
  [TOP, LEFT, BOTTOM, RIGHT],
  [TOP, RIGHT],
  [RIGHT, LEFT],
  [RIGHT, BOTTOM],
  [BOTTOM, LEFT],
  [],
];

/** The lines of equal value on a raster, in its units. The last point of a closed line equals the first. */
export function contour({ width, height, values }: Raster, level: number): Point[][] {
  const at = (cell: number): number => values[cell] ?? 0;
  const onward = new Map<number, number>();
  for (let y = 0; y + 1 < height; y++)
    for (let x = 0; x + 1 < width; x++) {
      const cell = y * width + x;
      const high = (offset: number, bit: number): number => (at(cell + offset) >= level ? bit : 0);
      const shape = high(0, 8) + high(1, 4) + high(width + 1, 2) + high(width, 1);
      const crossings = CROSSINGS[shape] ?? [];
      if (crossings.length === 0) continue;
      // An edge is numbered after its upper or left cell: even for horizontal edges, odd for vertical ones.
      const names = [2 * cell, 2 * (cell + 1) + 1, 2 * (cell + width), 2 * cell + 1];
      const path = crossings.map((side) => names[side] ?? 0);
      for (let i = 0; i + 1 < path.length; i += 2) onward.set(path[i] ?? 0, path[i + 1] ?? 0);
    }
  const place = (edge: number): Point => {
    const cell = edge >> 1;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const [near, far] = [at(cell), at(edge % 2 === 0 ? cell + 1 : cell + width)];
    const part = (level - near) / (far - near || 1);
    return edge % 2 === 0 ? [x + part, y] : [x, y + part];
  };
  return chains(onward).map((edges) => edges.map(place));
}

/** Open chains first, from edges nothing leads to; the rest are closed. */
function chains(onward: Map<number, number>): number[][] {
  const entered = new Set(onward.values());
  const starts = [...onward.keys()].filter((edge) => !entered.has(edge));
  const found: number[][] = [];
  for (const start of [...starts, ...onward.keys()]) {
    const chain = [start];
    let next = onward.get(start);
    onward.delete(start);
    while (next !== undefined) {
      chain.push(next);
      const after = onward.get(next);
      onward.delete(next);
      next = after;
    }
    if (chain.length > 1) found.push(chain);
  }
  return found;
}
