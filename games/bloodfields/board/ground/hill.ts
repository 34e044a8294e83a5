import { noise, ramp, softMin } from './noise.ts';
import { DRY, EARTH } from './pigments.ts';
import type { Relief } from './relief.ts';
import { depthIn, insideRing, type Side, type Site } from './site.ts';

/** The depth with rounded corners: for a barrow, not a pyramid. */
function softDepth(sides: readonly Side[], x: number, y: number): number {
  let soft = Infinity;
  for (const { a, ux, uy } of sides) {
    const away = ux * (y - a[1]) - uy * (x - a[0]);
    soft = soft === Infinity ? away : softMin(soft, away, 0.9);
  }
  return soft;
}

/** §11.5: high ground, as a barrow with a steep foot and a broad top. */
export function paintHill(relief: Relief, site: Site): void {
  const { z, lift } = relief;
  relief.within(site.box, (at, x, y) => {
    const depth = depthIn(site, x, y);
    if (depth < 0) return;
    let soft = -Infinity;
    for (const part of site.parts) {
      if (insideRing(part, x, y) >= 0) soft = Math.max(soft, softDepth(part, x, y));
    }
    const inner = site.parts.length === 1 ? Math.min(depth, soft + 0.12) : depth;
    const up = inner + (noise(x * 1.3, y * 1.3, 3) - 0.5) * 0.3 * ramp(0, 0.5, depth);
    const rise = 0.62 * ramp(0, 0.95, up) + 0.34 * ramp(0.8, 2.1, up);
    z[at] = (z[at] ?? 0) + rise;
    lift[at] = rise;
    relief.lay(at, DRY, ramp(0.3, 1.3, depth) * 0.5);
    relief.lay(at, EARTH, ramp(0.05, 0.3, up) * ramp(0.8, 0.4, up) * 0.45);
  });
}
