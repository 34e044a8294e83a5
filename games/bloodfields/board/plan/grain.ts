import type { Point } from '../../rules/geometry/point.ts';

/** How finely a pointer can tell points apart, in mil. */
export interface Grain {
  /** What points are rounded to. */
  readonly step: number;
  /** How near a pointer has to come to a named spot to mean it; 0: it means what it shows. */
  readonly snap: number;
}

/** Pixels of the world that an inch of the table takes. */
export const INCH_PX = 24;
/** Pixels of the screen within which a named spot is meant. */
const SNAP_PX = 12;
/** From this zoom on a pixel is so small that every mil can be pointed at, and nothing snaps any more. */
const FINE = 12;
/** Close enough for a pixel to be less than half a mil: what is dragged there ends on the very mil. */
export const CLOSEST = 96;

/** Far away ten mil are the least anybody can mean; zoomed in as far as it goes, each mil counts. */
export function grainAt(scale: number): Grain {
  const milPerPixel = 1000 / (INCH_PX * scale);
  return scale < FINE ? { step: 10, snap: SNAP_PX * milPerPixel } : { step: 1, snap: 0 };
}

export const roundTo = ({ x, y }: Point, step: number): Point => ({
  x: Math.round(x / step) * step + 0,
  y: Math.round(y / step) * step + 0,
});
