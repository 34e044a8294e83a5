import { type Area, CITADEL_SPACING, CITADEL_TERRAINS, type GameMap, VILLAGE_ROOM } from '../map.ts';
import { distancesFrom, graphOf, isWalkable } from './graph.ts';

/** For each area that may hold a citadel: the citadel areas, itself included, that one there rules out. */
export type Reach = ReadonlyMap<Area, ReadonlySet<Area>>;

export function reachOf(map: GameMap): Reach {
  const graph = graphOf(map);
  const legal = new Set([...graph.keys()].filter((area) => isCitadelArea(map, area)));
  return new Map(
    [...legal].map((area) => {
      const distances = distancesFrom(graph, area);
      return [area, new Set([...legal].filter((other) => (distances[other] ?? 0) < CITADEL_SPACING))];
    }),
  );
}

const ruledOutOf = (reach: Reach, open: ReadonlySet<Area>, site: Area): Area[] =>
  [...(reach.get(site) ?? [])].filter((area) => open.has(area));

const isCitadelArea = (map: GameMap, area: Area): boolean =>
  CITADEL_TERRAINS.some((terrain) => terrain === map.areas[area]?.terrain);

/** Many citadels that may all stand at once: from each first area on, always the one that rules out fewest. */
export function citadelSites(reach: Reach): Area[] {
  let best: Area[] = [];
  for (const first of reach.keys()) {
    const open = new Set(reach.keys());
    const sites: Area[] = [];
    for (let site: Area | undefined = first; site !== undefined; site = leastGreedy(reach, open)) {
      sites.push(site);
      for (const area of reach.get(site) ?? []) open.delete(area);
    }
    if (sites.length > best.length) best = sites;
  }
  return best;
}

function leastGreedy(reach: Reach, open: ReadonlySet<Area>): Area | undefined {
  let best: Area | undefined;
  let fewest = Infinity;
  for (const area of open) {
    const ruledOut = ruledOutOf(reach, open, area).length;
    if (ruledOut < fewest) [best, fewest] = [area, ruledOut];
  }
  return best;
}

/**
 * Ruling 14: at most `count` citadels, placed by the rules, that leave no legal citadel area; undefined if there
 * are none. Exact: some citadel must rule out the open area that fewest can, so only those few are tried.
 */
export function shutOut(reach: Reach, count: number): Area[] | undefined {
  const largest = Math.max(0, ...[...reach.values()].map((areas) => areas.size));
  const search = (open: ReadonlySet<Area>, left: number): Area[] | undefined => {
    if (open.size === 0) return [];
    if (open.size > left * largest) return undefined;
    for (const site of fewestAnswers(reach, open)) {
      const found = search(new Set([...open].filter((area) => !reach.get(site)?.has(area))), left - 1);
      if (found) return [site, ...found];
    }
    return undefined;
  };
  return search(new Set(reach.keys()), count);
}

/** Ruling out is mutual, so what a citadel in an area rules out is also who could rule that area out. */
function fewestAnswers(reach: Reach, open: ReadonlySet<Area>): readonly Area[] {
  let best = [...open];
  for (const area of open) {
    const answers = ruledOutOf(reach, open, area);
    if (answers.length < best.length) best = answers;
  }
  return best;
}

/** Village room within two steps on foot of each of `players` citadels, each placed where there is most left. */
export function homes(map: GameMap, reach: Reach, players: number): number[] {
  const graph = graphOf(map);
  const room = (site: Area): number => {
    const distances = distancesFrom(graph, site, (area) => isWalkable(map, area));
    return map.areas.reduce(
      (sum, { terrain }, area) => sum + ((distances[area] ?? Infinity) <= 2 ? VILLAGE_ROOM[terrain] : 0),
      0,
    );
  };
  const ranked = [...reach.keys()]
    .map((site) => ({ site, room: room(site) }))
    .toSorted((a, b) => b.room - a.room);
  const taken: typeof ranked = [];
  for (const home of ranked)
    if (taken.length < players && !taken.some(({ site }) => reach.get(site)?.has(home.site)))
      taken.push(home);
  return taken.map((home) => home.room);
}
