import type { Faction } from '../content/factions.ts';
import { footCost } from '../content/terrain.ts';
import { findMap } from '../content/maps/index.ts';
import { distancesFrom, graphOf } from '../content/maps/graph.ts';
import type { Area, GameMap, Terrain } from '../content/map.ts';

const NONE: readonly Area[] = [];

/** A map with precomputed answers to what the rules ask of it often. */
export class Atlas {
  readonly map: GameMap;
  readonly size: number;
  readonly areas: readonly Area[];
  readonly deserts: readonly Area[];
  readonly #terrain: readonly Terrain[];
  readonly #neighbours: readonly (readonly Area[])[];
  readonly #seas: readonly (readonly Area[])[];
  readonly #distances: (readonly number[])[] = [];
  readonly #footCosts: Partial<Record<Faction | 'none', readonly number[]>> = {};

  constructor(map: GameMap) {
    this.map = map;
    this.size = map.areas.length;
    this.areas = map.areas.map((_, area) => area);
    this.#terrain = map.areas.map(({ terrain }) => terrain);
    this.#neighbours = graphOf(map);
    this.#seas = this.#neighbours.map((list) => list.filter((area) => this.isSea(area)));
    this.deserts = this.areas.filter((area) => this.terrain(area) === 'desert');
  }

  has(area: Area): boolean {
    return area < this.size;
  }

  terrain(area: Area): Terrain {
    return this.#terrain[area] ?? 'mountain';
  }

  isSea(area: Area): boolean {
    return this.#terrain[area] === 'sea';
  }

  neighbours(area: Area): readonly Area[] {
    return this.#neighbours[area] ?? NONE;
  }

  /** The sea areas next to an area. */
  seas(area: Area): readonly Area[] {
    return this.#seas[area] ?? NONE;
  }

  adjacent(a: Area, b: Area): boolean {
    return this.neighbours(a).includes(b);
  }

  /** §8.1: pips for units of a faction to enter each area on foot. */
  footCosts(faction: Faction | 'none'): readonly number[] {
    return (this.#footCosts[faction] ??= this.#terrain.map((terrain) =>
      faction === 'none' ? Infinity : footCost(faction, terrain),
    ));
  }

  /** Steps between two areas, through areas of any kind. */
  distance(a: Area, b: Area): number {
    const row = (this.#distances[a] ??= distancesFrom(this.#neighbours, a));
    return row[b] ?? Infinity;
  }
}

const known = new Map<string, Atlas>();
let latest: Atlas | undefined;

/** The atlas of a game's map, which exists because the set-up has been checked. */
export function atlasOf(state: { readonly map: string }): Atlas {
  // Most calls are about the same map as the previous one.
  if (latest !== undefined && latest.map.id === state.map) return latest;
  latest = known.get(state.map) ?? draw(state.map);
  return latest;
}

/** Games on generated maps come and go; a server must not keep an atlas of each forever. */
const MOST_KNOWN = 64;

function draw(id: string): Atlas {
  const map = findMap(id);
  if (map === undefined) throw new Error(`no map is called ${id}`);
  if (known.size >= MOST_KNOWN) known.clear();
  const atlas = new Atlas(map);
  known.set(id, atlas);
  return atlas;
}
