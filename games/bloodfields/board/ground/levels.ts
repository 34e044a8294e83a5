import type { BakeOrder } from './bake.ts';
import type { Measures } from './quarter.ts';

/** Pixels in the picture of a whole table, whatever its size: baked in well under a second. */
const WHOLE = 1_060_000;
/** The most pixels per inch: beyond that there is nothing more to see. */
const SHARPEST = 200;
/** Approximate pixels along a tile's side. */
const TILE = 560;
/** How far a picture may be enlarged before a sharper one is worth baking. */
const STRETCHED = 1.2;

/** The factor from one level of sharpness to the next. */
const FINER = 1.5;

/** Pixels per inch for the picture of a whole table, measured in inches. */
export const wholePpi = ({ width, height }: Measures): number =>
  Math.max(12, Math.floor(Math.sqrt(WHOLE / (width * height))));

/** How sharp the tiles must be if an inch takes `shown` pixels of the screen; null if the whole picture is sharp enough. */
export function tilePpi(whole: number, shown: number): number | null {
  if (shown <= whole * STRETCHED) return null;
  let ppi = whole;
  while (ppi * STRETCHED < shown && ppi < SHARPEST) ppi = Math.min(SHARPEST, Math.round(ppi * FINER));
  return ppi;
}

export type Window = NonNullable<BakeOrder['window']>;

/** The windows that together make up a table as it lies on the screen, in inches. */
export function tilesOf({ width, height }: Measures, ppi: number): Window[] {
  const columns = Math.max(1, Math.round((width * ppi) / TILE));
  const rows = Math.max(1, Math.round((height * ppi) / TILE));
  // Whole pixels, or tiles would overlap by fractions of one.
  const edge = (share: number, all: number): number => Math.round(all * share * ppi) / ppi;
  return Array.from({ length: rows * columns }, (_, at) => {
    const row = Math.floor(at / columns);
    const column = at % columns;
    const left = edge(column / columns, width);
    const top = edge(row / rows, height);
    return {
      left,
      top,
      width: edge((column + 1) / columns, width) - left,
      height: edge((row + 1) / rows, height) - top,
    };
  });
}
