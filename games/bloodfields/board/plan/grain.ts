import type { Point } from '../../rules/geometry/point.ts';

/** How finely a pointer can distinguish points, in mil. */
export interface Grain {
  /** Points are rounded to this. */
  readonly step: number;
  /** How close a pointer must come to a named spot to snap to it; 0 for never. */
  readonly snap: number;
}

/** Pixels of the world per inch of the table. */
export const INCH_PX = 24;
/** Screen pixels within which a pointer snaps to a named spot. */
const SNAP_PX = 12;
/** From this zoom on a pixel is so small that a pointer can reach every mil, and nothing snaps. */
const FINE = 12;
/** At this zoom a pixel is less than half a mil, so that a drag ends on the exact mil. */
export const CLOSEST = 96;

/** From afar nobody can point more finely than ten mil; close up every mil counts. */
export function grainAt(scale: number): Grain {
  const milPerPixel = 1000 / (INCH_PX * scale);
  return scale < FINE ? { step: 10, snap: SNAP_PX * milPerPixel } : { step: 1, snap: 0 };
}

export const roundTo = ({ x, y }: Point, step: number): Point => ({
  x: Math.round(x / step) * step + 0,
  y: Math.round(y / step) * step + 0,
});
