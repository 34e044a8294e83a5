import { type Area, CITADEL_SPACING, CITADEL_TERRAINS, type GameMap, VILLAGE_ROOM } from '../map.ts';
import { AreaSet } from './area-set.ts';
import { graphOf, isWalkable, near } from './graph.ts';

/** For each possible citadel area: the citadel areas, including itself, that a citadel there rules out. */
export type CitadelReach = ReadonlyMap<Area, AreaSet>;

const NOTHING = AreaSet.of(0, []);

export function reachOf(map: GameMap): CitadelReach {
  const graph = graphOf(map);
  const legal = AreaSet.of(
    graph.length,
    [...graph.keys()].filter((area) => isCitadelArea(map, area)),
  );
  const ruledOut = (site: Area): AreaSet =>
    AreaSet.of(graph.length, near(graph, site, CITADEL_SPACING - 1)).with(legal);
  return new Map(Array.from(legal, (site) => [site, ruledOut(site)]));
}

const isCitadelArea = (map: GameMap, area: Area): boolean =>
  CITADEL_TERRAINS.some((terrain) => terrain === map.areas[area]?.terrain);

const ruledOutBy = (reach: CitadelReach, site: Area): AreaSet => reach.get(site) ?? NOTHING;

const allOf = (reach: CitadelReach): AreaSet => AreaSet.of(Math.max(0, ...reach.keys()) + 1, reach.keys());

/** Up to `wanted` citadels that are legal together: from each first area on, greedily the one that rules out fewest. */
export function citadelSites(reach: CitadelReach, wanted: number): Area[] {
  let best: Area[] = [];
  for (const first of reach.keys()) {
    let open = allOf(reach);
    const sites: Area[] = [];
    for (let site: Area | undefined = first; site !== undefined; site = leastGreedy(reach, open)) {
      sites.push(site);
      if (sites.length === wanted) return sites;
      open = open.without(ruledOutBy(reach, site));
    }
    if (sites.length > best.length) best = sites;
  }
  return best;
}

function leastGreedy(reach: CitadelReach, open: AreaSet): Area | undefined {
  let best: Area | undefined;
  let fewest = Infinity;
  for (const area of open) {
    const ruledOut = ruledOutBy(reach, area).countWith(open);
    if (ruledOut < fewest) [best, fewest] = [area, ruledOut];
  }
  return best;
}

/**
 * The most positions to search for a blockade. Maps made for this game need a few hundred; others may need far too
 * many.
 */
const MOST_LOOKS = 5000;

/**
 * Ruling 14: at most `count` legally placed citadels that leave no legal citadel area; `none` if there are none,
 * `unsettled` if the search takes too long. Some citadel must rule out the open area that the fewest can rule out, so
 * only those few are tried, each once.
 */
export function shutOut(reach: CitadelReach, count: number): Area[] | 'none' | 'unsettled' {
  let looks = 0;
  /** `open` has yet to be ruled out, by citadels in `sites`. */
  const search = (open: AreaSet, sites: AreaSet, left: number): Area[] | undefined => {
    if (open.count === 0) return [];
    if (++looks > MOST_LOOKS || !mayRuleOut(reach, open, sites, left)) return undefined;
    let untried = sites;
    for (const site of fewestAnswers(reach, open, sites)) {
      const ruledOut = ruledOutBy(reach, site);
      const found = search(open.without(ruledOut), untried.without(ruledOut), left - 1);
      if (found !== undefined) return [site, ...found];
      untried = untried.without(AreaSet.of(site + 1, [site]));
    }
    return undefined;
  };
  const all = allOf(reach);
  const found = search(all, all, count);
  return found ?? (looks > MOST_LOOKS ? 'unsettled' : 'none');
}

/** Whether the `left` citadels that rule out most would rule out every open area if no two ruled out the same: if not, none do. */
function mayRuleOut(reach: CitadelReach, open: AreaSet, sites: AreaSet, left: number): boolean {
  const wanted = open.count;
  /** What those that rule out most rule out, from the least on. */
  const most = Array.from({ length: left }, () => 0);
  let sum = 0;
  for (const site of sites) {
    const count = ruledOutBy(reach, site).countWith(open);
    const least = most[0] ?? Infinity;
    if (count <= least) continue;
    sum += count - least;
    if (sum >= wanted) return true;
    let at = 0;
    for (; (most[at + 1] ?? Infinity) < count; at++) most[at] = most[at + 1] ?? 0;
    most[at] = count;
  }
  return false;
}

/**
 * The sites that can rule out the open area with the fewest of them. Ruling out is mutual, so they are the areas that a
 * citadel there would rule out.
 */
function fewestAnswers(reach: CitadelReach, open: AreaSet, sites: AreaSet): AreaSet {
  let best = sites;
  let fewest = Infinity;
  for (const area of open) {
    const answers = ruledOutBy(reach, area).countWith(sites);
    if (answers < fewest) [best, fewest] = [ruledOutBy(reach, area), answers];
  }
  return best.with(sites);
}

const HOME_STEPS = 2;

/** Village room within two steps on foot of each of `players` citadels, each placed where most is left. */
export function homes(map: GameMap, reach: CitadelReach, players: number): number[] {
  const graph = graphOf(map);
  const room = (site: Area): number => {
    const around = near(graph, site, HOME_STEPS, (area) => isWalkable(map, area));
    return [...around].reduce((sum, area) => sum + VILLAGE_ROOM[map.areas[area]?.terrain ?? 'sea'], 0);
  };
  const ranked = [...reach.keys()]
    .map((site) => ({ site, room: room(site) }))
    .toSorted((a, b) => b.room - a.room);
  const taken: typeof ranked = [];
  for (const home of ranked)
    if (taken.length < players && !taken.some(({ site }) => ruledOutBy(reach, site).has(home.site)))
      taken.push(home);
  return taken.map((home) => home.room);
}
