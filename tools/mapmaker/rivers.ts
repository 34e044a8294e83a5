import type { Area, MapShape, Terrain } from '@sanguine/bloodstones/content/map.ts';
import { length, type Point } from '@sanguine/bloodstones/content/maps/segment.ts';
import { best, entry } from './list.ts';

const MOST = 3;
const [SHORTEST, LONGEST] = [170, 520];

type River = MapShape['rivers'][number];

/** A border that a river may follow. */
export interface Bank {
  readonly a: Area;
  readonly b: Area;
  readonly line: readonly Point[];
}

interface Course {
  readonly length: number;
  readonly river: River;
  /** The junctions along it, source first. */
  readonly spots: readonly string[];
}

/**
 * Decoration: the longest of the shortest paths from high ground to a coast, along land borders and apart from each
 * other.
 */
export function riversOf(banks: readonly Bank[], terrainOf: (area: Area) => Terrain): River[] {
  const spots = new Map<string, Bank[]>();
  for (const bank of banks) for (const end of endsOf(bank)) entry(spots, end, () => []).push(bank);
  const terrainsAt = (spot: string): Terrain[] =>
    (spots.get(spot) ?? []).flatMap(({ a, b }) => [terrainOf(a), terrainOf(b)]);

  const courses = [...spots.keys()]
    .filter((spot) => spots.get(spot)?.length === 3 && isSource(terrainsAt(spot)))
    .flatMap((source) => courseFrom(source, spots, terrainOf, terrainsAt) ?? [])
    .filter((course) => course.length >= SHORTEST && course.length <= LONGEST)
    .toSorted((a, b) => b.length - a.length);
  const taken = new Set<string>();
  const rivers: River[] = [];
  for (const { river, spots: passed } of courses) {
    if (rivers.length === MOST || passed.some((spot) => taken.has(spot))) continue;
    rivers.push(river);
    for (const spot of passed)
      for (const bank of spots.get(spot) ?? []) for (const end of endsOf(bank)) taken.add(end);
  }
  return rivers;
}

const endsOf = ({ line }: Bank): string[] => [String(line.at(0)), String(line.at(-1))];

const lengthOf = ({ line }: Bank): number =>
  line.reduce((sum, point, index) => sum + length(line[index - 1] ?? point, point), 0);

/** Beside a mountain, or where at most one of three areas is not a hill. */
function isSource(terrains: readonly Terrain[]): boolean {
  if (terrains.includes('sea') || terrains.includes('desert')) return false;
  return terrains.includes('mountain') || terrains.filter((terrain) => terrain === 'hill').length >= 4;
}

/** The shortest path to a coast; rivers avoid deserts and leave mountains at once. */
function courseFrom(
  source: string,
  spots: ReadonlyMap<string, readonly Bank[]>,
  terrainOf: (area: Area) => Terrain,
  terrainsAt: (spot: string) => Terrain[],
): Course | undefined {
  const open = new Map<string, Course>([[source, { length: 0, river: [], spots: [source] }]]);
  const done = new Set<string>();
  for (;;) {
    const spot = best(open.keys(), (candidate) => -(open.get(candidate)?.length ?? 0));
    const course = spot === undefined ? undefined : open.get(spot);
    if (spot === undefined || !course) return undefined;
    if (terrainsAt(spot).includes('sea')) return course;
    open.delete(spot);
    done.add(spot);
    for (const bank of spots.get(spot) ?? []) {
      const sides = [terrainOf(bank.a), terrainOf(bank.b)];
      if (sides.includes('desert') || (sides.includes('mountain') && spot !== source)) continue;
      const end = endsOf(bank).find((other) => other !== spot) ?? spot;
      const way = course.length + lengthOf(bank);
      if (done.has(end) || way >= (open.get(end)?.length ?? Infinity)) continue;
      open.set(end, {
        length: way,
        river: [...course.river, { a: bank.a, b: bank.b }],
        spots: [...course.spots, end],
      });
    }
  }
}
