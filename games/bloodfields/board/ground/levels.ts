import type { BakeOrder } from './bake.ts';
import type { Measures } from './quarter.ts';

/** Pixels of the whole table's picture, whatever its size: what is baked in well under a second. */
const WHOLE = 1_060_000;
/** Nothing is sharper than this many pixels an inch: there would be nothing more to see. */
const SHARPEST = 200;
/** Pixels of a tile's side, about. */
const TILE = 560;
/** A picture may be shown this much larger than it is before a sharper one is worth baking. */
const STRETCHED = 1.2;

/** From one level of sharpness to the next. */
const FINER = 1.5;

/** Pixels an inch for the picture of a whole table, its measures in inches. */
export const wholePpi = ({ width, height }: Measures): number =>
  Math.max(12, Math.floor(Math.sqrt(WHOLE / (width * height))));

/** How sharp the tiles must be if an inch takes so many pixels of the screen; null: the whole picture does. */
export function tilePpi(whole: number, shown: number): number | null {
  if (shown <= whole * STRETCHED) return null;
  let ppi = whole;
  while (ppi * STRETCHED < shown && ppi < SHARPEST) ppi = Math.min(SHARPEST, Math.round(ppi * FINER));
  return ppi;
}

export type Window = NonNullable<BakeOrder['window']>;

/** The windows that make up a table lying on the screen, in inches. */
export function tilesOf({ width, height }: Measures, ppi: number): Window[] {
  const columns = Math.max(1, Math.round((width * ppi) / TILE));
  const rows = Math.max(1, Math.round((height * ppi) / TILE));
  // Whole pixels, or tiles would overlap by parts of one.
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
