import type { Point } from '../../rules/geometry/point.ts';

/** Pixels of the drawing to a mil: 24 to an inch. */
export const PX = 0.024;
/** The rim round the table, in mil. */
export const RIM = 1200;

interface Table {
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The whole drawing, in pixels. */
export const worldOf = ({ width, height }: Table): Size => ({
  width: (width + 2 * RIM) * PX,
  height: (height + 2 * RIM) * PX,
});

/** The rules count from the south-west corner, a drawing from the north-west one, rim and all. Both ways alike. */
export const flipped = ({ x, y }: Point, { height }: Table): Point => ({ x: x + RIM, y: height + RIM - y });
export const unflipped = ({ x, y }: Point, { height }: Table): Point => ({ x: x - RIM, y: height + RIM - y });

/** A place of the table in pixels of the drawing. */
export function drawn(point: Point, table: Table): Point {
  const { x, y } = flipped(point, table);
  return { x: round(x * PX), y: round(y * PX) };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A polygon as the data of an SVG path. */
export function outlined(points: readonly Point[], table: Table): string {
  return points.length === 0 ? '' : `${lined(points, table)}Z`;
}

/** A line through points as the data of an SVG path. */
export function lined(points: readonly Point[], table: Table): string {
  return points.map((point, at) => `${at === 0 ? 'M' : 'L'}${pair(drawn(point, table))}`).join('');
}

const pair = ({ x, y }: Point): string => `${x} ${y}`;
