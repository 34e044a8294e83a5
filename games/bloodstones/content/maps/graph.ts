import type { Area, GameMap } from '../map.ts';

/** The neighbours of each area. */
export type Graph = readonly (readonly Area[])[];

export const graphOf = (map: GameMap): Graph => map.areas.map((area) => area.neighbours);

export const isSea = (map: GameMap, area: Area): boolean => map.areas[area]?.terrain === 'sea';

/** Land that units on foot can enter. */
export const isWalkable = (map: GameMap, area: Area): boolean =>
  !isSea(map, area) && map.areas[area]?.terrain !== 'mountain';

/** Steps from `start` to each area, through areas that `pass`; Infinity if unreachable. */
export function distancesFrom(
  graph: Graph,
  start: Area,
  pass: (area: Area) => boolean = () => true,
): number[] {
  const distances = graph.map(() => Infinity);
  distances[start] = 0;
  let ring = [start];
  for (let steps = 1; ring.length > 0; steps += 1) {
    const next: Area[] = [];
    for (const neighbour of ring.flatMap((area) => graph[area] ?? []))
      if (distances[neighbour] === Infinity && pass(neighbour)) {
        distances[neighbour] = steps;
        next.push(neighbour);
      }
    ring = next;
  }
  return distances;
}

/** The areas at most `steps` from `start`, including itself, through areas that `pass`. */
export function near(
  graph: Graph,
  start: Area,
  steps: number,
  pass: (area: Area) => boolean = () => true,
): Set<Area> {
  const found = new Set([start]);
  let ring = [start];
  for (let step = 0; step < steps; step++) {
    const next = ring.flatMap((area) => graph[area] ?? []).filter((area) => !found.has(area) && pass(area));
    for (const area of next) found.add(area);
    ring = next;
  }
  return found;
}

/** The connected groups of the areas that `belong`. */
export function connectedGroups(graph: Graph, belong: (area: Area) => boolean): Area[][] {
  const seen = new Set<Area>();
  const groups: Area[][] = [];
  for (const start of graph.keys()) {
    if (seen.has(start) || !belong(start)) continue;
    const distances = distancesFrom(graph, start, belong);
    const group = [...graph.keys()].filter((area) => distances[area] !== Infinity);
    for (const area of group) seen.add(area);
    groups.push(group);
  }
  return groups;
}
