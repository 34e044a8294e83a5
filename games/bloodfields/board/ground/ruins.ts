import { noise, ramp, sequence, speck } from './noise.ts';
import { EARTH, PALE, SAND, SLAB, STONE } from './pigments.ts';
import type { Relief } from './relief.ts';
import { boxRound, depthIn, insideRing, type Side, type Site } from './site.ts';

/** §11.4: broken paving, the walls that still stand (exactly those of the rules), and what fell from them. */
export function paintRuins(relief: Relief, site: Site): void {
  const [side] = site.sides.toSorted((one, other) => other.length - one.length);
  if (side === undefined) return;
  paintPaving(relief, site, side);
  for (const wall of site.walls) paintWall(relief, wall);
  paintRubble(relief, site);
}

/** Slabs, laid along the longest side. */
function paintPaving(relief: Relief, site: Site, { a, ux, uy }: Side): void {
  const { z } = relief;
  relief.within(site.box, (at, x, y) => {
    const depth = depthIn(site, x, y);
    if (depth < 0) return;
    const along = (x - a[0]) * ux + (y - a[1]) * uy;
    const inward = (y - a[1]) * ux - (x - a[0]) * uy;
    const gx = along * 1.45 + noise(x, y, 31) * 0.5;
    const gy = inward * 1.9 + noise(x, y, 32) * 0.4;
    const row = Math.floor(gy);
    const fx = gx + (row & 1) * 0.5;
    const column = Math.floor(fx);
    const id = speck(column, row, site.seed);
    const rim = Math.min(fx - column, column + 1 - fx, gy - row, row + 1 - gy);
    const ground = z[at] ?? 0;
    if (id + (noise(x * 0.9, y * 0.9, 34) - 0.5) * 0.9 > 0.32 && depth > 0.1) {
      const flat = ramp(0.02, 0.12, rim);
      z[at] = ground + 0.04 + 0.07 * flat + id * 0.05;
      relief.dip(at, SLAB);
      relief.lay(at, STONE, flat * 0.9);
      relief.lay(at, SAND, flat * id * 0.5);
      relief.cut(at, ramp(0.06, 0.015, rim) * 0.5);
      relief.cut(at, ramp(0.02, 0.006, Math.abs(noise(x * 1.4, y * 1.4, 35) - 0.5)) * 0.45 * flat);
    } else {
      relief.lay(at, EARTH, 0.6 * ramp(0, 0.2, depth));
      z[at] = ground + 0.02;
    }
  });
}

function paintWall(relief: Relief, wall: readonly Side[]): void {
  const { z } = relief;
  const [front] = wall;
  if (front === undefined) return;
  const seed = Math.floor(front.a[0] * 9 + front.a[1] * 31);
  relief.within(boxRound(wall.map(({ a }) => a)), (at, x, y) => {
    if (insideRing(wall, x, y) < 0) return;
    const along = (x - front.a[0]) * front.ux + (y - front.a[1]) * front.uy;
    const inward = (y - front.a[1]) * front.ux - (x - front.a[0]) * front.uy;
    const course = Math.floor(along * 2.6 + (inward > 0.125 ? 0.5 : 0));
    const joint = along * 2.6 + (inward > 0.125 ? 0.5 : 0) - course;
    z[at] = relief.ground(at, x, y) + 0.6 + 0.5 * speck(course, 0, seed) + noise(x * 6, y * 6, 41) * 0.06;
    relief.dip(at, PALE);
    relief.lay(at, STONE, speck(course, 7, seed));
    relief.cut(at, ramp(0.1, 0.03, Math.min(joint, 1 - joint)) * 0.7);
    relief.cut(at, ramp(0.035, 0.01, Math.abs(inward - 0.125)) * 0.5);
  });
}

/** Blocks, most of them near a wall. */
function paintRubble(relief: Relief, site: Site): void {
  const next = sequence(site.seed + 1);
  const { x0, y0, x1, y1 } = site.box;
  const { z } = relief;
  const count = Math.min(160, Math.ceil((x1 - x0) * (y1 - y0) * 3));
  for (let nth = 0; nth < count; nth++) {
    const cx = x0 + next() * (x1 - x0);
    const cy = y0 + next() * (y1 - y0);
    const size = 0.05 + next() * 0.11;
    const lean = next() * 2 - 1;
    const hue = next();
    const from = Math.max(-9, ...site.walls.map((wall) => insideRing(wall, cx, cy)));
    if (next() > 0.12 + ramp(-1.3, 0, from) || depthIn(site, cx, cy) < size * 1.5) continue;
    const cos = 1 / Math.sqrt(1 + lean * lean);
    const sin = lean * cos;
    const reach = size * 1.7;
    relief.within({ x0: cx - reach, y0: cy - reach, x1: cx + reach, y1: cy + reach }, (at, x, y) => {
      const across = Math.abs((x - cx) * cos + (y - cy) * sin);
      const up = Math.abs((y - cy) * cos - (x - cx) * sin);
      const foot = relief.ground(at, cx, cy) + 0.16 + size * 1.5;
      if (across > size * 1.3 || up > size || (z[at] ?? 0) > foot) return;
      z[at] = foot;
      relief.dip(at, STONE);
      relief.lay(at, PALE, hue);
      relief.cut(at, ramp(0.75, 0.98, Math.max(across / (size * 1.3), up / size)) * 0.45);
    });
  }
}
