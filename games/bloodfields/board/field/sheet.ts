import type { Corner } from '../../content/terrain.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { INCH_PX } from '../plan/grain.ts';

/** Room around the table for its rim with the inches. */
export const RIM = 30;

const PX = INCH_PX / 1000;

/** How the table lies on the screen; turns points in mil (x east, y north) into pixels of the picture and back. */
export interface Sheet {
  /** The whole picture in pixels, including the rim. */
  readonly width: number;
  readonly height: number;
  /** True on a narrow screen, where the west is up. */
  readonly upright: boolean;
  /** The table in mil. */
  readonly table: { readonly width: number; readonly height: number };
  readonly at: (point: Point) => Point;
  readonly back: (pixel: Point) => Point;
}

export const pixels = (mil: number): number => mil * PX;

export function sheetOf(table: { readonly width: number; readonly height: number }, upright: boolean): Sheet {
  const { width, height } = table;
  const [across, down] = upright ? [height, width] : [width, height];
  return {
    width: across * PX + 2 * RIM,
    height: down * PX + 2 * RIM,
    upright,
    table: { width, height },
    at: upright
      ? ({ x, y }) => ({ x: RIM + y * PX, y: RIM + x * PX })
      : ({ x, y }) => ({ x: RIM + x * PX, y: RIM + (height - y) * PX }),
    back: upright
      ? ({ x, y }) => ({ x: (y - RIM) / PX, y: (x - RIM) / PX })
      : ({ x, y }) => ({ x: (x - RIM) / PX, y: height - (y - RIM) / PX }),
  };
}

/** Rounded: short enough for paths, exact enough for the eye. */
export const px = (value: number): string => (Math.round(value * 100) / 100).toString();

export const spot = (sheet: Sheet, point: Point): string => {
  const { x, y } = sheet.at(point);
  return `${px(x)} ${px(y)}`;
};

/** A line through points as an SVG path. */
export const lineThrough = (sheet: Sheet, points: readonly Point[]): string =>
  points.map((point, at) => `${at === 0 ? 'M' : 'L'}${spot(sheet, point)}`).join('');

export const outline = (sheet: Sheet, corners: readonly Corner[]): string =>
  `${lineThrough(
    sheet,
    corners.map(([x, y]) => ({ x, y })),
  )}Z`;

export const transformOf = (sheet: Sheet, point: Point): string => `translate(${spot(sheet, point)})`;

/** The id of what lies still on the table, by which the magnifying glass shows it again. */
export const STILL = 'bloodfields-still';
