import type { Area, Terrain } from '@sanguine/bloodstones/content/map.ts';
import { distancesFrom, type Graph } from '@sanguine/bloodstones/content/maps/graph.ts';
import type { Point } from '@sanguine/bloodstones/content/maps/segment.ts';
import { at } from './list.ts';
import type { Chance } from './random.ts';

/** A map being painted: areas not in `terrain` are still blank. */
export interface MapDraft {
  readonly sites: readonly Point[];
  readonly graph: Graph;
  readonly canvas: Point;
  /** The areas along the frame, clockwise. */
  readonly frame: readonly Area[];
  readonly terrain: Map<Area, Terrain>;
  readonly chance: Chance;
}

export const blanks = ({ graph, terrain }: MapDraft): Area[] =>
  [...graph.keys()].filter((area) => !terrain.has(area));

export const painted = ({ graph, terrain }: MapDraft, kind: Terrain): Area[] =>
  [...graph.keys()].filter((area) => terrain.get(area) === kind);

/** How many neighbours of an area are of a kind. */
export const besides = ({ graph, terrain }: MapDraft, area: Area, kind: Terrain): number =>
  at(graph, area).filter((neighbour) => terrain.get(neighbour) === kind).length;

/** Steps from each area to the nearest sea. */
export function toSea(ground: MapDraft): number[] {
  const fromSeas = painted(ground, 'sea').map((sea) => distancesFrom(ground.graph, sea));
  return [...ground.graph.keys()].map((area) =>
    Math.min(...fromSeas.map((distances) => at(distances, area))),
  );
}

/** A smooth random height for each area: a sum of bumps of the given width. */
export function heights({ sites, canvas, chance }: MapDraft, bumps: number, width: number): number[] {
  const hills = Array.from({ length: bumps }, () => ({
    x: chance() * canvas[0],
    y: chance() * canvas[1],
    height: chance() * 2 - 1,
  }));
  return sites.map(([x, y]) =>
    hills.reduce(
      (sum, hill) =>
        sum + hill.height * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / (2 * width ** 2)),
      0,
    ),
  );
}
