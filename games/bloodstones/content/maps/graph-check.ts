import { type GameMap, VILLAGE_ROOM } from '../map.ts';
import { citadelSites, homes, reachOf, shutOut } from './citadels.ts';
import { graphOf, connectedGroups, isSea, isWalkable } from './graph.ts';

const SITES_PER_PLAYER = 2;
const ROOM_PER_PLAYER = 22;
const SMALLEST_LAND = 4;
const MOST_LAND_NEIGHBOURS = 9;
/** The least room of the poorest of the best homes, relative to the richest; Map 1 has 0.61. */
const FAIR = 0.6;

/** What makes a map unplayable at its largest player count; empty if it is sound. */
export function faultsOfGraph(map: GameMap): string[] {
  // From cheap to expensive: a map that fails one check is not put to the next.
  for (const check of [faultsOfLinks, faultsOfTerrain, faultsOfRoom, faultsOfBlockades]) {
    const faults = check(map);
    if (faults.length > 0) return faults;
  }
  return [];
}

function faultsOfLinks(map: GameMap): string[] {
  const graph = graphOf(map);
  const faults: string[] = [];
  for (const [area, neighbours] of graph.entries()) {
    if (new Set(neighbours).size !== neighbours.length) faults.push(`area ${area} lists a neighbour twice`);
    if (neighbours.length < 2) faults.push(`area ${area} has fewer than two neighbours`);
    for (const neighbour of neighbours) {
      if (neighbour === area) faults.push(`area ${area} borders itself`);
      if (!graph[neighbour]?.includes(area)) faults.push(`${area} borders ${neighbour} but not the reverse`);
    }
  }
  if (connectedGroups(graph, () => true).length !== 1) faults.push('the map falls apart');
  return faults;
}

function faultsOfTerrain(map: GameMap): string[] {
  const graph = graphOf(map);
  const faults: string[] = [];
  const lands = connectedGroups(graph, (area) => isWalkable(map, area));
  const seas = connectedGroups(graph, (area) => isSea(map, area));

  for (const land of lands)
    if (land.length < SMALLEST_LAND) faults.push(`the land of area ${land[0]} has only ${land.length} areas`);
  for (const sea of seas) if (sea.length < 2) faults.push(`the sea of area ${sea[0]} is a single area`);
  if (connectedGroups(graph, (area) => isSea(map, area) || isWalkable(map, area)).length !== 1)
    faults.push('a land is cut off from the seas of the others');
  if (connectedGroups(graph, (area) => map.areas[area]?.terrain === 'desert').length !== 1)
    faults.push('the desert is not one strip');
  for (const [area, neighbours] of graph.entries()) {
    if (isSea(map, area) && neighbours.filter((neighbour) => !isSea(map, neighbour)).length < 2)
      faults.push(`sea area ${area} has fewer than two shores`);
    if (!isSea(map, area) && neighbours.length > MOST_LAND_NEIGHBOURS)
      faults.push(`area ${area} borders on too many`);
  }
  return faults;
}

function faultsOfRoom(map: GameMap): string[] {
  const [, players] = map.players;
  const faults: string[] = [];
  const reach = reachOf(map);
  const wanted = SITES_PER_PLAYER * players;
  const sites = citadelSites(reach, wanted).length;
  if (sites < wanted) faults.push(`only ${sites} citadel sites for ${players} players`);
  const room = map.areas.reduce((sum, { terrain }) => sum + VILLAGE_ROOM[terrain], 0);
  if (room < ROOM_PER_PLAYER * players) faults.push(`only ${room} village slots for ${players} players`);
  const rooms = homes(map, reach, players);
  if (fairness(rooms) < FAIR) faults.push(`the best homes differ too much: ${rooms.join(', ')}`);
  return faults;
}

/** Ruling 14. */
function faultsOfBlockades(map: GameMap): string[] {
  const blockade = shutOut(reachOf(map), map.players[1] - 1);
  if (blockade === 'none') return [];
  if (blockade === 'unsettled')
    return ['whether citadels can shut a player out takes too long to find out: give areas fewer neighbours'];
  return [`citadels in ${blockade.join(', ')} leave no legal citadel area`];
}

/** The village room around the last of the best citadel sites, relative to that around the first. */
export function fairnessOf(map: GameMap): number {
  return fairness(homes(map, reachOf(map), map.players[1]));
}

function fairness(rooms: readonly number[]): number {
  return (rooms.at(-1) ?? 0) / (rooms[0] ?? 1);
}
