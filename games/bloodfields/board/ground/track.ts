import { noise, ramp, speck } from './noise.ts';
import { depthIn, isSolid, type Site } from './site.ts';

/** An old way across the table: for every place along it, how far to the side it runs, in inches. */
export type Track = (along: number) => number;

/** In inches: from bend to bend, and from one place tried for a bend to the next. */
const BEND = 2.5;
const TRIED = 0.75;

/** The cost of leading a way over a place: it goes around rocks and houses and prefers open ground. */
function costOf(sites: readonly Site[], x: number, y: number): number {
  let cost = 0;
  for (const site of sites) {
    const depth = depthIn(site, x, y);
    if (depth > -1) cost += isSolid(site) ? 60 * ramp(-1, 0.3, depth) : 5 * ramp(-1, 1, depth);
  }
  return cost;
}

/**
 * The cheapest way over a table `long` inches in its direction and `wide` across it, found bend by bend. `place` gives the
 * table's coordinates for a distance along the way and one to the side.
 */
export function trackOver(
  sites: readonly Site[],
  long: number,
  wide: number,
  seed: number,
  place: (along: number, aside: number) => readonly [x: number, y: number],
): Track {
  const bends = Math.ceil(long / BEND) + 3;
  const tries = Math.floor((wide * 0.6) / TRIED);
  const asideAt = (index: number): number => wide * 0.2 + index * TRIED;
  const alongAt = (bend: number): number => (bend - 1) * BEND;
  let costs = Array.from({ length: tries }, (_, index) =>
    Math.abs(asideAt(index) - wide * (0.36 + 0.3 * speck(seed, 1, 3))),
  );
  const from: number[][] = [];
  for (let bend = 1; bend < bends; bend++) {
    const before = costs;
    const chosen: number[] = [];
    costs = before.map((_, index) => {
      const [x, y] = place(alongAt(bend), asideAt(index));
      let best = Infinity;
      let source = index;
      for (const [other, cost] of before.entries()) {
        const swing = asideAt(other) - asideAt(index);
        const total = cost + swing * swing * 0.7;
        if (total < best) [best, source] = [total, other];
      }
      chosen.push(source);
      return best + costOf(sites, x, y) + noise(x * 0.3, y * 0.3, seed) * 5;
    });
    from.push(chosen);
  }
  let index = costs.indexOf(Math.min(...costs));
  const bent = [asideAt(index)];
  for (const chosen of from.toReversed()) {
    index = chosen[index] ?? index;
    bent.push(asideAt(index));
  }
  const ways = bent.toReversed();
  return (along) => {
    const share = along / BEND + 1;
    const bend = Math.floor(share);
    const [a = wide / 2, b = wide / 2, c = wide / 2, d = wide / 2] = [bend - 1, bend, bend + 1, bend + 2].map(
      (at) => ways[Math.min(ways.length - 1, Math.max(0, at))],
    );
    const t = share - bend;
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
}
