import { ramp, speck } from './noise.ts';
import { BRICK, BURNT, RIDGE, SOOT, TILE } from './pigments.ts';
import type { Relief } from './relief.ts';
import { deepestIn, depthIn, nearestSide, type Site } from './site.ts';

/** In inches: the height of the eaves, the rise of the roof per inch inwards, and the depth at which it stops rising. */
const EAVES = 1.25;
const PITCH = 0.62;
const RISING = 1.5;
/** Rows of tiles per inch up the roof, and tiles per inch along it. */
const ROWS = 4.6;
const TILES = 3.1;

const roofAt = (depth: number): number => EAVES + PITCH * Math.min(RISING, depth);

/** §11.1: a house under a hipped roof, which fits any outline. */
export function paintBuilding(relief: Relief, site: Site): void {
  const { z, lift } = relief;
  const ridge = deepestIn(site);
  relief.within(site.box, (at, x, y) => {
    const depth = depthIn(site, x, y);
    if (depth < 0) return;
    const { at: side, along } = nearestSide(site, x, y);
    const row = Math.floor(depth * ROWS);
    const up = depth * ROWS - row;
    const place = along * TILES + (row & 1) * 0.5;
    const tile = Math.floor(place);
    const joint = Math.min(place - tile, tile + 1 - place);
    const hue = speck(tile, row + side * 50, site.seed);
    z[at] = (lift[at] ?? 0) + roofAt(depth) + up * -0.05 + hue * 0.03 - ramp(0.1, 0, joint) * 0.03;
    relief.dip(at, TILE);
    relief.lay(at, BURNT, hue * 0.65);
    relief.lay(at, BURNT, ramp(0.28, 0, up) * 0.55);
    relief.cut(at, ramp(0.2, 0.04, up) * 0.34);
    relief.cut(at, ramp(0.1, 0.02, joint) * 0.22);
    if (hips(site, x, y) < 0.055) {
      relief.dip(at, RIDGE);
      z[at] = (z[at] ?? 0) + 0.07;
    }
    if (depth < 0.1) z[at] = (z[at] ?? 0) - (0.1 - depth) * 3;
  });
  paintChimney(relief, site, ridge);
}

/** The distance from a hip or the ridge, where two sides are equally near. */
function hips(site: Site, x: number, y: number): number {
  let first = Infinity;
  let second = Infinity;
  for (const { a, ux, uy } of site.sides) {
    const away = ux * (y - a[1]) - uy * (x - a[0]);
    if (away < first) [first, second] = [away, first];
    else if (away < second) second = away;
  }
  return (second - first) * 0.7;
}

function paintChimney(
  relief: Relief,
  site: Site,
  { x: rx, y: ry, depth }: { readonly x: number; readonly y: number; readonly depth: number },
): void {
  if (depth < 0.6) return;
  const { z, lift } = relief;
  const [side] = site.sides.toSorted((one, other) => other.length - one.length);
  if (side === undefined) return;
  const { ux, uy } = side;
  const cx = rx - uy * 0.3 + ux * 0.25;
  const cy = ry + ux * 0.3 + uy * 0.25;
  relief.within({ x0: cx - 0.4, y0: cy - 0.4, x1: cx + 0.4, y1: cy + 0.4 }, (at, x, y) => {
    const along = Math.abs((x - cx) * ux + (y - cy) * uy);
    const across = Math.abs((y - cy) * ux - (x - cx) * uy);
    if (along > 0.24 || across > 0.22) return;
    const flue = along < 0.12 && across < 0.1;
    relief.dip(at, flue ? SOOT : BRICK);
    z[at] = (lift[at] ?? 0) + roofAt(depth) + (flue ? 0.2 : 0.42);
    relief.cut(at, flue ? 0.5 : ramp(0.19, 0.23, Math.max(along, across)) * 0.6);
  });
}
