import type { Area, GameMap, MapShape } from '../map.ts';
import { isSea } from './graph.ts';
import { ringArea, depth, length, meet, type Point, samePoint, sides } from './segment.ts';

/** A shorter shared border could be mistaken for a mere touch. */
const SHORTEST_BORDER = 12;
/** A stack of pieces must fit around every label. */
const LEAST_RADIUS = 24;

const nameOf = (point: Point): string => point.join(' ');
const pairOf = (a: Area, b: Area): string => (a < b ? `${a}–${b}` : `${b}–${a}`);

/** What is wrong with the drawing of a map, which must show exactly the adjacencies of its graph. */
export function faultsOfShape(map: GameMap, shape: MapShape): string[] {
  if (map.id !== shape.id) return [`the shape of ${shape.id} is not that of ${map.id}`];
  if (map.areas.length !== shape.areas.length) return ['graph and shape differ in the number of areas'];
  return [
    ...faultsOfRings(shape),
    ...faultsOfBorders(map, shape),
    ...faultsOfTouches(map, shape),
    ...faultsOfRivers(map, shape),
  ];
}

/** Each ring is simple and clockwise with its label well inside; together they cover the area of the canvas. */
function faultsOfRings({ areas, canvas: [width, height] }: MapShape): string[] {
  const faults: string[] = [];
  for (const [area, { ring, label, radius }] of areas.entries()) {
    if (ringArea(ring) <= 0) faults.push(`ring ${area} does not run clockwise`);
    const all = sides(ring);
    for (const [index, [a, b]] of all.entries())
      for (const [c, d] of all.slice(index + 1))
        if (samePoint(a, c) || samePoint(b, d)) faults.push(`ring ${area} passes twice through ${nameOf(b)}`);
        else if (!samePoint(a, d) && !samePoint(b, c) && meet(a, b, c, d))
          faults.push(`ring ${area} crosses itself near ${nameOf(b)}`);
    if (depth(ring, label) < radius) faults.push(`label ${area} has no free radius of ${radius}`);
    if (radius < LEAST_RADIUS) faults.push(`area ${area} is too narrow for its pieces`);
  }
  const sum = areas.reduce((total, { ring }) => total + ringArea(ring), 0);
  if (sum !== width * height) faults.push(`the areas fill ${sum} of ${width * height}`);
  return faults;
}

/**
 * Each side of a ring lies on the frame or is, reversed, a side of exactly one other ring. With simple clockwise rings
 * this means no gap and no overlap; the lengths per pair then show which areas are adjacent.
 */
function faultsOfBorders(map: GameMap, shape: MapShape): string[] {
  const faults: string[] = [];
  const owners = new Map<string, Area>();
  for (const [area, { ring }] of shape.areas.entries())
    for (const [a, b] of sides(ring)) {
      const side = `${nameOf(a)} > ${nameOf(b)}`;
      if (owners.has(side)) faults.push(`areas ${owners.get(side)} and ${area} overlap at ${side}`);
      owners.set(side, area);
    }
  const shared = new Map<string, number>();
  for (const [area, { ring }] of shape.areas.entries())
    for (const [a, b] of sides(ring)) {
      const other = owners.get(`${nameOf(b)} > ${nameOf(a)}`);
      if (other === undefined) {
        if (!onFrame(shape.canvas, a, b))
          faults.push(`area ${area} alone has the side ${nameOf(a)} > ${nameOf(b)}`);
      } else if (other > area) {
        const pair = pairOf(area, other);
        shared.set(pair, (shared.get(pair) ?? 0) + length(a, b));
      }
    }
  const adjacent = new Set(
    map.areas.flatMap(({ neighbours }, area) => neighbours.map((n) => pairOf(area, n))),
  );
  for (const pair of adjacent)
    if ((shared.get(pair) ?? 0) < SHORTEST_BORDER)
      faults.push(`${pair} are adjacent but share no clear border`);
  for (const pair of shared.keys())
    if (!adjacent.has(pair)) faults.push(`${pair} share a border but are not adjacent`);
  return faults;
}

const onFrame = ([width, height]: Point, a: Point, b: Point): boolean =>
  (a[0] === b[0] && (a[0] === 0 || a[0] === width)) || (a[1] === b[1] && (a[1] === 0 || a[1] === height));

function areasAt({ areas }: MapShape): Map<string, Area[]> {
  const found = new Map<string, Area[]>();
  for (const [area, { ring }] of areas.entries())
    for (const point of ring.map(nameOf)) found.set(point, [...(found.get(point) ?? []), area]);
  return found;
}

/** Areas that meet in a point must be adjacent, or a player could mistake a corner for a border. */
function faultsOfTouches(map: GameMap, shape: MapShape): string[] {
  return [...areasAt(shape)].flatMap(([point, areas]) =>
    areas.flatMap((a) =>
      areas
        .filter((b) => a < b && !map.areas[a]?.neighbours.includes(b))
        .map((b) => `${pairOf(a, b)} touch at ${point} but are not adjacent`),
    ),
  );
}

/** A river follows borders between land areas, without a gap, down to the sea. */
function faultsOfRivers(map: GameMap, shape: MapShape): string[] {
  const meetings = [...areasAt(shape).values()];
  const faults: string[] = [];
  for (const [index, river] of shape.rivers.entries()) {
    for (const [step, { a, b }] of river.entries()) {
      if (isSea(map, a) || isSea(map, b) || !map.areas[a]?.neighbours.includes(b))
        faults.push(`river ${index} leaves the land borders at ${pairOf(a, b)}`);
      const next = river[step + 1];
      const onward = meetings.some(
        (areas) =>
          areas.includes(a) &&
          areas.includes(b) &&
          (next ? areas.includes(next.a) && areas.includes(next.b) : areas.some((area) => isSea(map, area))),
      );
      if (!onward) faults.push(`river ${index} ends dry after ${pairOf(a, b)}`);
    }
  }
  return faults;
}
