import { noise, ramp, sequence } from './noise.ts';
import { MOSS, ROCK, SAND } from './pigments.ts';
import type { Relief } from './relief.ts';
import { deepestIn, depthIn, nearestSide, type Site } from './site.ts';

/** A face across the top: its height above the deepest point of the outline, and how it slopes from there. */
interface Face {
  readonly high: number;
  readonly dx: number;
  readonly dy: number;
}

/** In inches, so that no shadow is longer than a window takes into account. */
const HIGHEST = 1.7;

/** §11.1: a rock cut by planes: one rising from every side of the outline, some across its top. */
export function paintRock(relief: Relief, site: Site): void {
  const next = sequence(site.seed);
  const middle = deepestIn(site);
  const slopes = site.sides.map(() => 0.75 + next() * 1.1);
  const faces = Array.from({ length: 6 }, (): Face => {
    const high = Math.min(HIGHEST, middle.depth * 0.7 + 0.2) * (0.82 + next() * 0.18);
    return { high, dx: (next() - 0.5) * 1.3, dy: (next() - 0.5) * 1.3 };
  });
  const { z } = relief;
  const line = Math.max(0.012, 0.35 / relief.ppi);
  relief.within(site.box, (at, x, y) => {
    const depth = depthIn(site, x, y);
    if (depth < 0) return;
    const { at: side } = nearestSide(site, x, y);
    const ledge = Math.floor(depth * 2.2 + noise(x * 0.9, y * 0.9, side + 60) * 1.2);
    // The lowest plane is the surface; where the next one is as low, the two meet in an edge.
    let high = (depth * (slopes[side] ?? 1) + 0.12 * ledge) * 0.85;
    let second = Infinity;
    for (const face of faces) {
      const plane = face.high + face.dx * (x - middle.x) + face.dy * (y - middle.y);
      if (plane < high) {
        second = high;
        high = plane;
      } else if (plane < second) second = plane;
    }
    const rough = noise(x * 3, y * 3, 52) * 0.14 + noise(x * 9, y * 7, 55) * 0.05;
    z[at] = relief.ground(at, x, y) + 0.22 + high + rough;
    relief.dip(at, ROCK);
    relief.lay(at, SAND, noise(x * 0.8, y * 0.8, 53) * 0.9);
    if (noise(x * 1.7, y * 1.7, 54) > 0.66) relief.lay(at, MOSS, 0.3);
    relief.cut(at, ramp(line * 2, line * 0.4, second - high) * 0.42);
  });
}
