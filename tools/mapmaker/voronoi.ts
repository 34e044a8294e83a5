import type { Graph } from '@sanguine/bloodstones/content/maps/graph.ts';
import { length, type Point } from '@sanguine/bloodstones/content/maps/segment.ts';
import { Delaunay, type Voronoi } from 'd3-delaunay';
import { best } from './list.ts';
import type { Chance } from './random.ts';

/** Few candidates per site and few steps: more of either would look like a honeycomb. */
const CANDIDATES = 12;
const LLOYD_STEPS = 2;

/** Sites spread over the canvas, numbered in rows from the top left. */
export function scatter(count: number, canvas: Point, chance: Chance): Point[] {
  let sites: Point[] = [];
  while (sites.length < count) {
    const candidates = Array.from({ length: CANDIDATES }, (): Point => [
      chance() * canvas[0],
      chance() * canvas[1],
    ]);
    sites.push(best(candidates, (candidate) => clearance(candidate, sites, canvas)) ?? [0, 0]);
  }
  for (let step = 0; step < LLOYD_STEPS; step += 1) {
    const diagram = diagramOf(sites, canvas);
    sites = sites.map((site, index) => middleOf(diagram.cellPolygon(index)) ?? site);
  }
  const rows = Math.round(Math.sqrt((count * canvas[1]) / canvas[0]));
  const rowOf = ([, y]: Point): number => Math.floor((y / canvas[1]) * rows);
  return sites.toSorted((a, b) => rowOf(a) - rowOf(b) || a[0] - b[0]);
}

/** Neighbours in the Voronoi diagram clipped to the canvas, which drops slivers beyond it. */
export function neighboursOf(sites: readonly Point[], canvas: Point): Graph {
  const diagram = diagramOf(sites, canvas);
  const sets = sites.map(() => new Set<number>());
  for (const a of sites.keys())
    for (const b of diagram.neighbors(a)) {
      sets[a]?.add(b);
      sets[b]?.add(a);
    }
  return sets.map((set) => [...set].toSorted((a, b) => a - b));
}

const diagramOf = (sites: readonly Point[], [width, height]: Point): Voronoi<Point> =>
  Delaunay.from(
    sites,
    ([x]) => x,
    ([, y]) => y,
  ).voronoi([0, 0, width, height]);

function clearance([x, y]: Point, sites: readonly Point[], [width, height]: Point): number {
  const toFrame = 1.6 * Math.min(x, width - x, y, height - y);
  return Math.min(toFrame, ...sites.map((site) => length(site, [x, y])));
}

/** The centroid of a polygon that repeats its first point at the end. */
function middleOf(polygon: readonly Point[] | null): Point | undefined {
  let [doubled, x, y] = [0, 0, 0];
  let a: Point | undefined;
  for (const b of polygon ?? []) {
    if (a) {
      const cross = a[0] * b[1] - b[0] * a[1];
      doubled += cross;
      x += (a[0] + b[0]) * cross;
      y += (a[1] + b[1]) * cross;
    }
    a = b;
  }
  return doubled === 0 ? undefined : [x / (3 * doubled), y / (3 * doubled)];
}
