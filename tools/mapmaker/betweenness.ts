import type { Area } from '@sanguine/bloodstones/content/map.ts';
import { distancesFrom, type Graph } from '@sanguine/bloodstones/content/maps/graph.ts';
import { at } from './list.ts';

/** How many shortest paths between the areas accepted by `pass` lead through each of them: choke points score high. */
export function betweenness(graph: Graph, pass: (area: Area) => boolean): number[] {
  const scores = graph.map(() => 0);
  for (const start of graph.keys()) {
    if (!pass(start)) continue;
    const distances = distancesFrom(graph, start, pass);
    const outward = [...graph.keys()]
      .filter((area) => distances[area] !== Infinity)
      .toSorted((a, b) => at(distances, a) - at(distances, b));
    const before = (area: Area): Area[] =>
      at(graph, area).filter((other) => at(distances, other) === at(distances, area) - 1);
    const ways = graph.map(() => 0);
    for (const area of outward)
      ways[area] = area === start ? 1 : before(area).reduce((sum, other) => sum + at(ways, other), 0);
    const shares = graph.map(() => 0);
    for (const area of outward.toReversed()) {
      for (const other of before(area))
        shares[other] = at(shares, other) + (at(ways, other) / at(ways, area)) * (1 + at(shares, area));
      if (area !== start) scores[area] = at(scores, area) + at(shares, area);
    }
  }
  return scores;
}
