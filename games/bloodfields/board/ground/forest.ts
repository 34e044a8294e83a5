import { length, noise, ramp, sequence } from './noise.ts';
import { BARK, LEAF, SHADE, STRAW } from './pigments.ts';
import type { Relief } from './relief.ts';
import { depthIn, type Site } from './site.ts';

/** A tree from above. */
interface Crown {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The colour of the leaves, from 0 for green to 1 for turning. */
  readonly hue: number;
  readonly seed: number;
}

/** Trees wherever there is room, but none beyond the outline: whether a base is in the wood must be clear. */
function crownsIn(site: Site): Crown[] {
  const next = sequence(site.seed);
  const { x0, y0, x1, y1 } = site.box;
  const crowns: Crown[] = [];
  const tries = Math.min(4000, Math.ceil((x1 - x0) * (y1 - y0) * 70));
  for (let count = 0; count < tries; count++) {
    const x = x0 + next() * (x1 - x0);
    const y = y0 + next() * (y1 - y0);
    // Old trees first, then young ones in the gaps between them.
    const radius = count < tries / 3 ? 0.4 + next() * 0.24 : 0.2 + next() * 0.16;
    const crown = { x, y, radius, hue: next(), seed: Math.floor(next() * 999) };
    const apart = ({ x: ox, y: oy, radius: other }: Crown): boolean =>
      length(ox - x, oy - y) > (other + radius) * 0.74;
    if (depthIn(site, x, y) > radius * 0.78 && crowns.every(apart)) crowns.push(crown);
  }
  return crowns;
}

/** §11.2: a wood. */
export function paintForest(relief: Relief, site: Site): void {
  const { z } = relief;
  relief.within(site.box, (at, x, y) => {
    const depth = depthIn(site, x, y);
    if (depth < 0) return;
    relief.lay(at, SHADE, ramp(0, 0.5, depth + (noise(x * 1.3, y * 1.3, 3) - 0.5) * 0.3) * 0.74);
    relief.lay(at, BARK, ramp(0.6, 0.9, noise(x * 5, y * 5, site.seed)) * 0.4);
    z[at] = (z[at] ?? 0) + noise(x * 7, y * 7, 24) * 0.07 * ramp(0, 0.3, depth);
  });
  for (const crown of crownsIn(site)) paintCrown(relief, site, crown);
}

function paintCrown(relief: Relief, site: Site, { x: cx, y: cy, radius, hue, seed }: Crown): void {
  const { z } = relief;
  const reach = radius * 1.25;
  const box = { x0: cx - reach, y0: cy - reach, x1: cx + reach, y1: cy + reach };
  relief.within(box, (at, x, y) => {
    const away = length(x - cx, y - cy) / radius;
    if (away > 1.25) return;
    const lobed =
      away + (noise(x * 3.6, y * 3.6, seed) - 0.5) * 0.42 + (noise(x * 9, y * 9, seed) - 0.5) * 0.18;
    if (lobed >= 1 || depthIn(site, x, y) < 0.02) return;
    const leaves = noise(x * 15, y * 15, seed + 3);
    const high =
      relief.ground(at, cx, cy) +
      0.3 +
      radius * Math.sqrt(1 - lobed * lobed) +
      (noise(x * 8, y * 8, seed + 3) - 0.5) * 0.15 +
      leaves * 0.07;
    if (high <= (z[at] ?? 0)) return;
    z[at] = high;
    relief.dip(at, SHADE);
    relief.lay(at, hue > 0.72 ? STRAW : LEAF, ramp(1, 0.3, lobed));
    relief.lay(at, STRAW, hue * 0.24);
    relief.cut(at, ramp(0.88, 0.97, lobed) * 0.5);
    relief.cut(at, ramp(0.35, 0.2, leaves) * ramp(0.3, 0.8, lobed) * 0.5);
  });
}
