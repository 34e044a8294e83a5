import { noise, ramp, speck } from './noise.ts';
import { CLAY, PLANK, WOOD } from './pigments.ts';
import type { Relief } from './relief.ts';
import { insideRing, type Side, type Site } from './site.ts';

/** Inches from post to post. */
const POSTS = 0.82;

/** §11.6: posts and rails along the middle of each part, which is as thin as in the rules. */
export function paintFence(relief: Relief, site: Site): void {
  for (const part of site.parts) paintRails(relief, site, part);
}

function paintRails(relief: Relief, site: Site, part: readonly Side[]): void {
  const [rail] = part.toSorted((one, other) => other.length - one.length);
  if (rail === undefined) return;
  const { a, ux, uy } = rail;
  const inward = (x: number, y: number): number => (y - a[1]) * ux - (x - a[0]) * uy;
  const middle = Math.max(...part.map(({ a: corner }) => inward(corner[0], corner[1]))) / 2;
  const { z } = relief;
  relief.within(site.box, (at, x, y) => {
    if (insideRing(part, x, y) < 0) return;
    const along = (x - a[0]) * ux + (y - a[1]) * uy;
    const aside = inward(x, y) - middle;
    const post = Math.floor((along + 0.1) / POSTS);
    const place = along + 0.1 - post * POSTS;
    const grain = noise(along * 3, aside * 40, site.seed);
    if (place < 0.24 && Math.abs(aside) < 0.16) {
      z[at] = relief.ground(at, x, y) + 0.55 + 0.12 * speck(post, 1, site.seed);
      relief.dip(at, PLANK);
      relief.cut(at, ramp(0.09, 0.12, Math.max(Math.abs(place - 0.12), Math.abs(aside) - 0.04)) * 0.6);
    } else if (Math.abs(aside - 0.02) < 0.075) {
      z[at] = relief.ground(at, x, y) + 0.42;
      relief.dip(at, WOOD);
      relief.cut(at, ramp(0.6, 0.8, grain) * 0.4);
    } else if (Math.abs(aside + 0.13) < 0.045 || Math.abs(aside - 0.15) < 0.045) {
      z[at] = relief.ground(at, x, y) + 0.3;
      relief.dip(at, CLAY);
    }
  });
}
