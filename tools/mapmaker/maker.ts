import type { GameMap, MapShape, Terrain } from '@sanguine/bloodstones/content/map.ts';
import type { Graph } from '@sanguine/bloodstones/content/maps/graph.ts';
import { faultsOfGraph } from '@sanguine/bloodstones/content/maps/graph-check.ts';
import type { Point } from '@sanguine/bloodstones/content/maps/segment.ts';
import { faultsOfShape } from '@sanguine/bloodstones/content/maps/shape-check.ts';
import { drawBorders } from './border.ts';
import { at } from './list.ts';
import { type Border, type Mesh, meshOf } from './mesh.ts';
import { chanceFrom, subSeed } from './random.ts';
import { relax } from './relax.ts';
import { labelOf, ringsOf } from './ring.ts';
import { riversOf } from './rivers.ts';
import type { BorderKind } from './tangents.ts';
import { paint } from './terrain.ts';
import { neighboursOf, scatter } from './voronoi.ts';

const TRIES = 400;
const AREAS_PER_PLAYER = 19;
/** Map 1 has 75 areas on a canvas 1000 wide; areas have the same size on every map. */
const canvasFor = (areas: number): Point => {
  const width = Math.round(1000 * Math.sqrt(areas / 75));
  return [width, Math.round(width * 0.85)];
};
const SIZES: Readonly<Partial<Record<Terrain, number>>> = { sea: 1.35, desert: 1.1, mountain: 1.05 };

export type Order = Pick<GameMap, 'id' | 'name' | 'players'> & { readonly seed: string };
export interface Made {
  readonly map: GameMap;
  readonly shape: MapShape;
}

interface Draft {
  readonly map: GameMap;
  readonly sites: readonly Point[];
  readonly mesh: Mesh;
}

/** The first map of a seed that passes every check, or undefined; the same order gives the same map. */
export function makeMap(order: Order): Made | undefined {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const seed = subSeed(order.seed, order.players[1], attempt);
    const draft = draftMap(order, seed);
    if (!draft || faultsOfGraph(draft.map).length > 0) continue;
    const shape = drawShape(draft, seed);
    if (shape && faultsOfShape(draft.map, shape).length === 0) return { map: draft.map, shape };
  }
  return undefined;
}

function draftMap({ id, name, players }: Order, seed: number): Draft | undefined {
  const count = AREAS_PER_PLAYER * players[1];
  const canvas = canvasFor(count);
  const chance = chanceFrom(seed);
  const sites = scatter(count, canvas, chance);
  const graph: Graph = neighboursOf(sites, canvas);
  const mesh = meshOf(sites, graph, canvas);
  const terrains = mesh && paint({ sites, graph, canvas, frame: mesh.frame, terrain: new Map(), chance });
  if (!terrains) return undefined;
  const areas = terrains.map((terrain, area) => ({ terrain, neighbours: at(graph, area) }));
  return { map: { id, name, players, areas }, sites, mesh };
}

function drawShape({ map, sites, mesh }: Draft, seed: number): MapShape | undefined {
  const terrainOf = (area: number): Terrain => at(map.areas, area).terrain;
  const chance = chanceFrom(subSeed(seed, 'relax'));
  const weights = map.areas.map(({ terrain }) => (SIZES[terrain] ?? 1) * (0.8 + 0.45 * chance()));
  const unit = (mesh.canvas[0] * mesh.canvas[1]) / weights.reduce((sum, weight) => sum + weight, 0);
  const cells = mesh.outlines.map((outline, area) => ({
    outline,
    target: at(weights, area) * unit,
    anchor: at(sites, area),
    isSea: terrainOf(area) === 'sea',
  }));
  relax(mesh, cells, chance);
  const kindOf = ({ a, b }: Border): BorderKind => {
    const seas = [a, b].filter((area) => terrainOf(area) === 'sea').length;
    return seas === 2 ? 'sea' : seas === 1 ? 'coast' : 'land';
  };
  const borders = drawBorders(mesh, kindOf, subSeed(seed, 'borders'));
  return (
    borders && {
      id: map.id,
      canvas: mesh.canvas,
      areas: ringsOf(mesh, borders).map((ring) => ({ ring, ...labelOf(ring) })),
      rivers: riversOf(borders, terrainOf),
    }
  );
}
