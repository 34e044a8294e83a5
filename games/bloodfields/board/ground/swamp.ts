import { noise, ramp, speck } from './noise.ts';
import { GLINT, MOSS, MUD, POOL, STRAW, WATER } from './pigments.ts';
import type { Relief } from './relief.ts';
import { depthIn, type Site } from './site.ts';

/** How far inside the outline the water begins, and how far out from there the engraver's waterlines run. */
const SHORE = 0.34;
const WATERLINES = [0.1, 0.26, 0.48] as const;
/** Reeds stand in cells, this many per inch. */
const CELLS = 2.6;

/** §11.3: open water behind a muddy shore, with islands and reeds. */
export function paintSwamp(relief: Relief, site: Site): void {
  const { z, wet } = relief;
  const line = Math.max(0.014, 0.5 / relief.ppi);
  const { seed } = site;
  relief.within(site.box, (at, x, y) => {
    const depth = depthIn(site, x, y);
    if (depth < 0) return;
    const rough = (noise(x * 1.3, y * 1.3, 3) - 0.5) * 0.4 + (noise(x * 5, y * 5, 23) - 0.5) * 0.12;
    const deep = depth + rough * ramp(0, 0.4, depth);
    const island = islandAt(x, y, seed);
    // The distance to the nearest shore, of the outline or of an island.
    const water = Math.min(deep - SHORE, (0.72 - island) * 1.8);
    relief.lay(at, MOSS, ramp(0, 0.12, depth) * 0.35);
    relief.lay(at, MUD, ramp(0.04, 0.34, deep) * 0.8);
    const ground = z[at] ?? 0;
    const sunk = relief.ground(at, x, y) * 0.5 + 0.02 + (relief.lift[at] ?? 0) * 0.4;
    if (water > 0) {
      z[at] = sunk - 0.08;
      relief.dip(at, WATER);
      relief.lay(at, POOL, ramp(0, 0.8, water));
      relief.lay(at, GLINT, ramp(0.6, 0.9, noise(x * 1.2, y * 6.5, 22)) * 0.42);
      wet[at] = 1;
      relief.cut(at, 0.5 * ramp(line * 2.6, 0, water));
      for (const [nth, far] of WATERLINES.entries()) {
        relief.cut(at, (0.34 - 0.08 * nth) * ramp(line * 1.5, line * 0.4, Math.abs(water - far)));
      }
    } else {
      z[at] =
        ground +
        (sunk - ground) * ramp(0.02, SHORE + 0.1, deep) +
        (deep > SHORE ? 0.08 * ramp(0, -0.2, water) : 0);
      if (deep > SHORE) relief.lay(at, MOSS, ramp(0, -0.12, water) * 0.8);
    }
    reeds(relief, at, x, y, water, line);
  });
}

/** High where an island rises. The noise is turned and bent, because islands would otherwise lie along the table's edges. */
function islandAt(x: number, y: number, seed: number): number {
  const bent = noise(x * 1.1, y * 1.1, seed + 1) * 0.9;
  const u = x * 0.78 + y * 0.62 + bent;
  const v = y * 0.78 - x * 0.62 + bent;
  return noise(u * 0.8, v * 0.5, seed) * 0.72 + noise(u * 2, v * 1.6, 21) * 0.28;
}

/** Reeds along the shores: strokes that are upright whichever way the table lies. */
function reeds(relief: Relief, at: number, x: number, y: number, water: number, line: number): void {
  if (water < -0.5 || water > 0.3) return;
  const column = Math.floor(x * CELLS);
  const row = Math.floor(y * CELLS);
  if (speck(column, row, 25) < 0.55) return;
  const dx = x - (column + 0.5) / CELLS;
  const dy = y - (row + 0.5) / CELLS;
  const right = relief.right(dx, dy);
  const down = relief.down(dx, dy);
  for (let nth = 0; nth < 3; nth++) {
    const foot = (speck(column, row, 26 + nth) - 0.5) * 0.22;
    const tall = 0.12 + 0.2 * speck(column, row, 30 + nth);
    const share = (0.17 - down) / tall;
    if (share < 0 || share > 1) continue;
    const away = Math.abs(right - foot - 0.05 * share * share);
    const stroke = ramp(line * 1.7, line * 0.4, away);
    relief.cut(at, stroke * 0.7);
    if (share > 0.7 && away < line * 2.4) relief.lay(at, STRAW, 0.6);
  }
}
