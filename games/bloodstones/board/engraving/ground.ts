import type { Area } from '../../content/map.ts';
import { type Point, sides } from '../../content/maps/segment.ts';
import { distances, type Raster } from './distance.ts';

/** The map as a raster of whole units: which area a spot belongs to, and its distance from borders and from land. */
export interface PlateRaster {
  readonly width: number;
  readonly height: number;
  /** How far a spot lies inside an area; negative outside it. */
  depth(area: Area, x: number, y: number): number;
  /** How far a spot lies from all borders and the frame. */
  clearance(x: number, y: number): number;
  toLand(x: number, y: number): number;
  readonly offshore: Raster;
}

const NOBODY = -1;

export function groundOf(
  [width, height]: Point,
  rings: readonly (readonly Point[])[],
  isSea: (area: Area) => boolean,
): PlateRaster {
  const [across, down] = [Math.ceil(width), Math.ceil(height)];
  const owners = new Int16Array(across * down).fill(NOBODY);
  for (const [area, ring] of rings.entries()) fill(owners, across, down, ring, area);
  const seas = rings.map((_, area) => isSea(area));
  const offshore = distances(across, down, (cell) => !(seas[owners[cell] ?? NOBODY] ?? true));
  const edges = distances(across, down, (cell) => {
    const [x, y] = [cell % across, Math.floor(cell / across)];
    if (x === 0 || y === 0 || x === across - 1 || y === down - 1) return true;
    return owners[cell] !== owners[cell + 1] || owners[cell] !== owners[cell + across];
  });
  const cellAt = (x: number, y: number): number => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    return column < 0 || row < 0 || column >= across || row >= down ? NOBODY : row * across + column;
  };
  const clearance = (x: number, y: number): number => edges.values[cellAt(x, y)] ?? NOBODY;
  return {
    width: across,
    height: down,
    offshore,
    clearance,
    depth: (area, x, y) => (owners[cellAt(x, y)] === area ? clearance(x, y) : NOBODY),
    toLand: (x, y) => offshore.values[cellAt(x, y)] ?? NOBODY,
  };
}

/** Row by row between the crossings of the ring. */
function fill(owners: Int16Array, across: number, down: number, ring: readonly Point[], area: Area): void {
  const rows = ring.map(([, y]) => y);
  const edges = sides(ring);
  for (let row = Math.max(0, Math.floor(Math.min(...rows))); row < Math.min(down, Math.max(...rows)); row++) {
    const level = row + 0.5;
    const crossings = edges
      .filter(([a, b]) => a[1] > level !== b[1] > level)
      .map(([a, b]) => a[0] + ((b[0] - a[0]) * (level - a[1])) / (b[1] - a[1]))
      .toSorted((one, other) => one - other);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [from, to] = [crossings[i] ?? 0, crossings[i + 1] ?? 0];
      owners.fill(
        area,
        row * across + Math.ceil(from - 0.5),
        row * across + Math.min(across, Math.floor(to - 0.5) + 1),
      );
    }
  }
}
