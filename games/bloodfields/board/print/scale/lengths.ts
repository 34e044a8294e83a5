import { type Base, RADIUS } from '../../../content/bases.ts';
import { ARRAY_LENGTH } from '../../../rules/geometry/array-template.ts';
import { HALF_WIDTH } from '../../../rules/geometry/line-template.ts';
import { INNER, ROUND } from '../../../rules/geometry/round-template.ts';

/** Mil as inches. */
const inch = (mil: number): number => mil / 1000;

/** §14.2: the round template and its inner ring, in inches. */
export const ROUND_RADIUS = inch(ROUND);
export const INNER_RADIUS = inch(INNER);
/** §14.4: from the rim of the base, and how far it opens to each side, in degrees. */
export const ARRAY_REACH = inch(ARRAY_LENGTH);
export const ARRAY_HALF_ANGLE = 22.5;
/** §14.3, §14.5 */
export const LINE_WIDTH = inch(2 * HALF_WIDTH);
/** §14.3: the most 2D6 can show. */
export const LINE_LENGTH = 12;
/** A line is printed in parts that fit on any paper. */
export const LINE_PART = 6;

/** §1.2: the diameter, in inches. */
export const baseWidth = (base: Base): number => inch(2 * RADIUS[base]);

/** The array template for a base of this radius, in inches: its outline, and the room it takes. */
export function arrayTemplate(radius: number): {
  readonly outline: string;
  readonly width: number;
  readonly height: number;
} {
  const angle = (ARRAY_HALF_ANGLE * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const far = radius + ARRAY_REACH;
  const [width, height] = [2 * far * sin, far - radius * cos];
  // Upwards from the lower edge, with the middle of the base straight below it.
  const at = (r: number, side: number): string =>
    `${(width / 2 + side * r * sin).toFixed(4)} ${(far - r * cos).toFixed(4)}`;
  return {
    outline: `M${at(radius, -1)}L${at(far, -1)}A${far} ${far} 0 0 1 ${at(far, 1)}L${at(radius, 1)}A${radius} ${radius} 0 0 0 ${at(radius, -1)}Z`,
    width,
    height,
  };
}

/** Arranges things of these sizes on shelves, page after page: indices by page and shelf. All in inches. */
export function shelve(
  sizes: readonly { readonly width: number; readonly height: number }[],
  room: { readonly width: number; readonly height: number },
): number[][][] {
  const pages: number[][][] = [];
  let [x, top, shelf] = [0, 0, 0];
  for (const [at, { width, height }] of sizes.entries()) {
    const page = pages.at(-1);
    const row = page?.at(-1);
    if (page !== undefined && row !== undefined && x + width <= room.width && top + height <= room.height) {
      row.push(at);
      shelf = Math.max(shelf, height);
    } else if (page !== undefined && top + shelf + height <= room.height) {
      page.push([at]);
      [x, top, shelf] = [0, top + shelf, height];
    } else {
      pages.push([[at]]);
      [x, top, shelf] = [0, 0, height];
    }
    x += width;
  }
  return pages;
}
