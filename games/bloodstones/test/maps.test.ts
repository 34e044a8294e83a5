import { describe, expect, test } from 'vitest';
import { type Area, type GameMap, type MapShape, TERRAINS, VILLAGE_ROOM } from '../content/map.ts';
import { citadelSites, reachOf, shutOut } from '../content/maps/citadels.ts';
import { fairnessOf, faultsOfGraph } from '../content/maps/graph-check.ts';
import { findMap, MAPS } from '../content/maps/index.ts';
import { faultsOfShape } from '../content/maps/shape-check.ts';
import { loadShape } from '../content/maps/shapes.ts';

const mapOf = (id: string): GameMap => {
  const map = findMap(id);
  if (!map) throw new Error(`no map ${id}`);
  return map;
};

const shapeOf = async (id: string): Promise<MapShape> => {
  const shape = await loadShape(id);
  if (!shape) throw new Error(`no shape ${id}`);
  return shape;
};

/** The map with another list of neighbours for one area. */
const relinked = (map: GameMap, changes: ReadonlyMap<Area, readonly Area[]>): GameMap => ({
  ...map,
  areas: map.areas.map((area, id) => ({ ...area, neighbours: changes.get(id) ?? area.neighbours })),
});

const linked = (map: GameMap, a: Area, b: Area): GameMap =>
  relinked(
    map,
    new Map([
      [a, [...(map.areas[a]?.neighbours ?? []), b]],
      [b, [...(map.areas[b]?.neighbours ?? []), a]],
    ]),
  );

const unlinked = (map: GameMap, a: Area, b: Area): GameMap =>
  relinked(
    map,
    new Map([
      [a, (map.areas[a]?.neighbours ?? []).filter((area) => area !== b)],
      [b, (map.areas[b]?.neighbours ?? []).filter((area) => area !== a)],
    ]),
  );

const roomOf = (map: GameMap): number =>
  map.areas.reduce((sum, { terrain }) => sum + VILLAGE_ROOM[terrain], 0);

describe.each(MAPS.map((map) => [map.id, map] as const))('%s', (id, map) => {
  const [, players] = map.players;

  test('links are mutual, nothing borders itself and every area can be reached', () => {
    expect(faultsOfGraph(map)).toEqual([]);
  });

  test('is drawn with exactly its adjacencies, without gap or overlap, rivers on land borders', async () => {
    expect(faultsOfShape(map, await shapeOf(id))).toEqual([]);
  });

  test('has 22 village slots and two citadel sites for each player at the largest count', () => {
    expect(roomOf(map)).toBeGreaterThanOrEqual(22 * players);
    expect(citadelSites(reachOf(map), 2 * players)).toHaveLength(2 * players);
  });

  test('ruling 14: no placing of the other citadels shuts the last player out', () => {
    expect(shutOut(reachOf(map), players - 1)).toBe('none');
  });

  test('the last of the best homes is not much poorer than the first', () => {
    expect(fairnessOf(map)).toBeGreaterThanOrEqual(0.6);
  });
});

describe('the choice of maps', () => {
  test('ids and names are all different', () => {
    for (const texts of [
      MAPS.map((map) => map.id),
      MAPS.map((map) => map.name.en),
      MAPS.map((map) => map.name.ja),
    ])
      expect(new Set(texts).size).toBe(MAPS.length);
  });

  test.each([2, 3, 4, 5, 6])('%i players have at least two maps', (count) => {
    const fitting = MAPS.filter(({ players: [least, most] }) => least <= count && count <= most);
    expect(fitting.length).toBeGreaterThanOrEqual(2);
  });

  test('an unknown map is not found', async () => {
    expect(findMap('atlantis')).toBeUndefined();
    expect(await loadShape('atlantis')).toBeUndefined();
  });
});

describe("Map 1, Tyrant's Lament", () => {
  const map = mapOf('tyrants-lament');
  const adjacent = (a: Area, b: Area): boolean => map.areas[a]?.neighbours.includes(b) ?? false;

  test('comes first and has the printed terrain: 75 areas, 198 adjacencies, 94 village slots', () => {
    expect(MAPS[0]?.id).toBe('tyrants-lament');
    const counts = TERRAINS.map((terrain) => [
      terrain,
      map.areas.filter((area) => area.terrain === terrain).length,
    ]);
    expect(Object.fromEntries(counts)).toEqual({
      plains: 33,
      forest: 20,
      hill: 8,
      desert: 4,
      mountain: 2,
      sea: 8,
    });
    expect(map.areas.length).toBe(75);
    expect(map.areas.flatMap((area) => area.neighbours).length).toBe(2 * 198);
    expect(roomOf(map)).toBe(94);
  });

  test('the areas lettered A to G border as the rulebook says', () => {
    const [a, b, c, d, e, f, g] = [47, 46, 56, 55, 54, 63, 64] as const;
    expect([adjacent(a, d), adjacent(c, d), adjacent(d, f)]).toEqual([true, true, true]);
    expect([adjacent(b, c), adjacent(e, g)]).toEqual([false, false]);
  });

  test('ruling 14: five citadels shut nobody out, six can', () => {
    const reach = reachOf(map);
    expect(shutOut(reach, 5)).toBe('none');
    const blockade = shutOut(reach, 6);
    if (typeof blockade === 'string') throw new Error(blockade);
    expect(blockade.length).toBe(6);
    for (const area of reach.keys())
      expect(blockade.filter((site) => reach.get(site)?.has(area))).not.toEqual([]);
    for (const site of blockade)
      expect(blockade.filter((other) => reach.get(site)?.has(other))).toEqual([site]);
  });
});

describe('the graph check finds', () => {
  const map = mapOf('tyrants-lament');
  const faultsAfter = (changes: [Area, Area[]][]): string[] => faultsOfGraph(relinked(map, new Map(changes)));

  test.each<[string, [Area, Area[]][], string]>([
    ['a link in one direction only', [[7, [6, 17, 5]]], '7 borders 5 but not the reverse'],
    ['an area that borders itself', [[7, [6, 17, 7]]], 'area 7 borders itself'],
    ['a neighbour listed twice', [[7, [6, 17, 17]]], 'area 7 lists a neighbour twice'],
    ['a neighbour that is not on the map', [[7, [6, 17, 75]]], '7 borders 75 but not the reverse'],
  ])('%s', (_, changes, fault) => {
    expect(faultsAfter(changes)).toContain(fault);
  });

  test('a corner cut off from the rest', () => {
    const cut = unlinked(unlinked(map, 7, 6), 7, 17);
    expect(faultsOfGraph(cut)).toContain('the map falls apart');
  });

  test('too little room for the players', () => {
    const crowd: GameMap = { ...map, players: [2, 6] };
    expect(faultsOfGraph(crowd)).toContain('only 94 village slots for 6 players');
  });

  test('a sea dried up but for one area', () => {
    const areas = map.areas.map((area, id) => (id === 33 ? { ...area, terrain: 'plains' as const } : area));
    expect(faultsOfGraph({ ...map, areas })).toContain('the sea of area 42 is a single area');
  });

  test('a blockade where all citadel areas lie close together', () => {
    const areas = map.areas.map((area, id) => ({
      ...area,
      terrain: id === 12 || id === 13 ? area.terrain : ('desert' as const),
    }));
    expect(shutOut(reachOf({ ...map, areas }), 1)).toHaveLength(1);
  });
});

describe('the shape check finds', () => {
  const map = mapOf('tyrants-lament');

  test('an adjacency that is not drawn', async () => {
    const faults = faultsOfShape(linked(map, 46, 56), await shapeOf(map.id));
    expect(faults).toEqual(['46–56 are adjacent but share no clear border']);
  });

  test('a drawn border without adjacency', async () => {
    const faults = faultsOfShape(unlinked(map, 47, 55), await shapeOf(map.id));
    expect(faults).toContain('47–55 share a border but are not adjacent');
  });

  test('a single point moved by half a unit', async () => {
    const shape = await shapeOf(map.id);
    const areas = shape.areas.map((area, id) =>
      id === 12 ? { ...area, ring: area.ring.map(([x, y], i) => [i === 5 ? x + 0.5 : x, y] as const) } : area,
    );
    const faults = faultsOfShape(map, { ...shape, areas });
    expect(faults.filter((fault) => fault.startsWith('area 12 alone has the side'))).toHaveLength(2);
  });

  test('a label out of its area', async () => {
    const shape = await shapeOf(map.id);
    const areas = shape.areas.map((area, id) => (id === 12 ? { ...area, label: [5, 5] as const } : area));
    expect(faultsOfShape(map, { ...shape, areas })[0]).toMatch(/^label 12 has no free radius/u);
  });

  test('a river in the sea and one that runs dry', async () => {
    const shape = await shapeOf(map.id);
    expect(faultsOfShape(map, { ...shape, rivers: [[{ a: 0, b: 1 }]] })).toContain(
      'river 0 leaves the land borders at 0–1',
    );
    const headwater = (shape.rivers[0] ?? []).slice(0, 1);
    expect(faultsOfShape(map, { ...shape, rivers: [headwater] })[0]).toMatch(/^river 0 ends dry/u);
  });
});
