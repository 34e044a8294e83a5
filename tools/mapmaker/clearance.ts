import {
  length,
  meet,
  type Point,
  samePoint,
  toSegment,
} from '@sanguine/bloodstones/content/maps/segment.ts';
import { entry } from './list.ts';

/** The minimum distance between borders; smaller near a junction they share. */
const CLEAR = 5;
const CLEAR_OF_ITSELF = 1.5;
const NEAR_JUNCTION = 0.35;
const SHARPEST_COSINE = 0.94;
const TILE = 64;

export type Line = readonly Point[];
interface Piece {
  readonly line: Line;
  readonly index: number;
  readonly a: Point;
  readonly b: Point;
}

/** The lines that cross, come too close to another, or leave a junction at too sharp an angle. */
export function crowded(lines: readonly Line[]): Set<Line> {
  const found = new Set<Line>();
  for (const pieces of tilesOf(lines))
    for (const [index, one] of pieces.entries())
      for (const other of pieces.slice(index + 1))
        if (isTooClose(one, other)) {
          found.add(one.line);
          found.add(other.line);
        }
  return found;
}

/** Pieces of lines by the canvas tiles they come near, so that few pairs need to be compared. */
function tilesOf(lines: readonly Line[]): Iterable<Piece[]> {
  const tiles = new Map<string, Piece[]>();
  const tileOf = (value: number): number => Math.floor(value / TILE);
  for (const line of lines)
    for (const [index, b] of line.entries()) {
      const a = line[index - 1];
      if (!a) continue;
      for (let x = tileOf(Math.min(a[0], b[0]) - CLEAR); x <= tileOf(Math.max(a[0], b[0]) + CLEAR); x += 1)
        for (let y = tileOf(Math.min(a[1], b[1]) - CLEAR); y <= tileOf(Math.max(a[1], b[1]) + CLEAR); y += 1)
          entry(tiles, `${x} ${y}`, () => []).push({ line, index, a, b });
    }
  return tiles.values();
}

function isTooClose(one: Piece, other: Piece): boolean {
  const isSameLine = one.line === other.line;
  if (isSameLine && Math.abs(one.index - other.index) <= 1) return false;
  const shared = [one.a, one.b].find((p) => samePoint(p, other.a) || samePoint(p, other.b));
  if (shared) return isSameLine || isSharp(shared, farEnd(one, shared), farEnd(other, shared));
  if (meet(one.a, one.b, other.a, other.b)) return true;
  const gap = Math.min(
    toSegment(one.a, other.a, other.b),
    toSegment(one.b, other.a, other.b),
    toSegment(other.a, one.a, one.b),
    toSegment(other.b, one.a, one.b),
  );
  return gap < (isSameLine ? CLEAR_OF_ITSELF : Math.min(CLEAR, NEAR_JUNCTION * toCommonEnd(one, other)));
}

const farEnd = ({ a, b }: Piece, shared: Point): Point => (samePoint(a, shared) ? b : a);

function isSharp(corner: Point, p: Point, q: Point): boolean {
  const dot = (p[0] - corner[0]) * (q[0] - corner[0]) + (p[1] - corner[1]) * (q[1] - corner[1]);
  return dot > SHARPEST_COSINE * length(corner, p) * length(corner, q);
}

/** The distance of two pieces from the nearest junction their lines share. */
function toCommonEnd(one: Piece, other: Piece): number {
  const ends = (line: Line): Point[] => [line.at(0), line.at(-1)].filter((point) => point !== undefined);
  const common = ends(one.line).filter((p) => ends(other.line).some((q) => samePoint(p, q)));
  return Math.min(
    ...common.flatMap((end) => [one.a, one.b, other.a, other.b].map((point) => length(point, end))),
  );
}
