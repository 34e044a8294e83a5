import type { GameMap } from '../../content/map.ts';
import { distancesFrom, graphOf } from '../../content/maps/graph.ts';
import type { Point } from '../../content/maps/segment.ts';
import type { Chart } from './chart.ts';

const STEP = 118;
const RADIUS = 40;
/** The least distance between two areas. */
const LEAST = 2 * RADIUS + 12;
const EDGE = 70;
const ROUNDS = 160;

/**
 * A chart for a map given only as a list of neighbours: circles joined by roads, placed so that their distances on the
 * sheet match their distances in steps as well as possible.
 */
export function madeChart(map: GameMap): Chart {
  const spots = spread(map);
  const left = Math.min(...spots.map(([x]) => x)) - EDGE;
  const top = Math.min(...spots.map(([, y]) => y)) - EDGE;
  const centres = spots.map(([x, y]): Point => [Math.round(x - left), Math.round(y - top)]);
  const width = Math.max(...centres.map(([x]) => x)) + EDGE;
  const height = Math.max(...centres.map(([, y]) => y)) + EDGE;
  return {
    id: map.id,
    name: map.name,
    canvas: [width, height],
    sheet: [0, 0, width, height + 64],
    areas: map.areas.map(({ terrain }, area) => {
      const centre = centres[area] ?? [0, 0];
      return { area, terrain, path: circle(centre), ring: [], centre, radius: RADIUS };
    }),
    roads: map.areas.flatMap(({ neighbours }, area) =>
      neighbours.flatMap((next): [number, number][] => (next > area ? [[area, next]] : [])),
    ),
  };
}

function circle([x, y]: Point): string {
  return `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 1 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 1 ${-2 * RADIUS} 0z`;
}

/** Stress majorisation: each area moves to the average of where all others, at the wanted distances, would put it. */
function spread(map: GameMap): Point[] {
  const graph = graphOf(map);
  const wanted = graph.map((_, area) => distancesFrom(graph, area));
  // Starts from a spiral: no two areas share a spot, and the same map always gives the same chart.
  let spots = graph.map((_, area): Point => {
    const turn = area * 2.4;
    const reach = STEP * Math.sqrt(area + 1) * 0.6;
    return [Math.cos(turn) * reach, Math.sin(turn) * reach];
  });
  for (let round = 0; round < ROUNDS; round++) {
    const before = spots;
    spots = before.map((spot, area) => pulled(before, spot, wanted[area] ?? []));
  }
  for (let round = 0; round < ROUNDS; round++) {
    const before = spots;
    spots = before.map((spot) => pushed(before, spot));
  }
  return spots;
}

/** Moved slightly away from every area that is too close. */
function pushed(spots: readonly Point[], spot: Point): Point {
  let [x, y] = spot;
  for (const other of spots) {
    const [dx, dy] = [spot[0] - other[0], spot[1] - other[1]];
    const apart = Math.hypot(dx, dy);
    if (apart === 0 || apart >= LEAST) continue;
    const push = (LEAST - apart) / (2 * apart);
    x += dx * push;
    y += dy * push;
  }
  return [x, y];
}

function pulled(spots: readonly Point[], [x, y]: Point, wanted: readonly number[]): Point {
  let [sumX, sumY, weights] = [0, 0, 0];
  for (const [other, steps] of wanted.entries()) {
    const [ox, oy] = spots[other] ?? [x, y];
    if (steps === 0 || !Number.isFinite(steps)) continue;
    const apart = Math.max(1, Math.hypot(x - ox, y - oy));
    const weight = 1 / (steps * steps);
    const length = (STEP * steps) / apart;
    sumX += weight * (ox + (x - ox) * length);
    sumY += weight * (oy + (y - oy) * length);
    weights += weight;
  }
  return weights === 0 ? [x, y] : [sumX / weights, sumY / weights];
}
