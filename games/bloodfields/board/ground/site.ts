import { factsOf, type TerrainKind, type TerrainPiece } from '../../content/terrain.ts';
import { wallsOf } from '../../rules/geometry/ruin-walls.ts';
import { length, seedOf } from './noise.ts';
import type { Box } from './relief.ts';

export type Point = readonly [x: number, y: number];

/** A stretch of outline from a to b in inches, with its direction; the inside is on its left. */
export interface Side {
  readonly a: Point;
  readonly b: Point;
  readonly length: number;
  readonly ux: number;
  readonly uy: number;
}

/** A piece of terrain in inches: all convex parts with its id as one. */
export interface Site {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly parts: readonly (readonly Side[])[];
  /** The common outline of all parts. */
  readonly sides: readonly Side[];
  readonly walls: readonly (readonly Side[])[];
  readonly box: Box;
  /** Seeds everything that looks random; comes from the piece itself. */
  readonly seed: number;
}

const MIL = 1000;

const inInches = (corners: TerrainPiece['corners']): Point[] => corners.map(([x, y]) => [x / MIL, y / MIL]);

function sideBetween(a: Point, b: Point): Side {
  const long = length(b[0] - a[0], b[1] - a[1]);
  return { a, b, length: long, ux: (b[0] - a[0]) / long, uy: (b[1] - a[1]) / long };
}

const ring = (corners: readonly Point[]): Side[] =>
  corners.map((corner, at) => sideBetween(corner, corners[(at + 1) % corners.length] ?? corner));

export const boxRound = (points: readonly Point[], spare = 0): Box => ({
  x0: Math.min(...points.map(([x]) => x)) - spare,
  y0: Math.min(...points.map(([, y]) => y)) - spare,
  x1: Math.max(...points.map(([x]) => x)) + spare,
  y1: Math.max(...points.map(([, y]) => y)) + spare,
});

/** How far a point lies inside a convex ring; outside it is below 0 and not exact. */
export function insideRing(sides: readonly Side[], x: number, y: number): number {
  let least = Infinity;
  for (const { a, ux, uy } of sides) least = Math.min(least, ux * (y - a[1]) - uy * (x - a[0]));
  return least;
}

function fromSide({ a, ux, uy, length: long }: Side, x: number, y: number): number {
  const along = Math.min(long, Math.max(0, (x - a[0]) * ux + (y - a[1]) * uy));
  return length(x - a[0] - along * ux, y - a[1] - along * uy);
}

/** How far a point lies inside the piece; outside it is minus the distance. */
export function depthIn({ parts, sides }: Site, x: number, y: number): number {
  let inside = false;
  for (const part of parts) if (insideRing(part, x, y) >= 0) inside = true;
  let near = Infinity;
  for (const side of sides) near = Math.min(near, fromSide(side, x, y));
  return inside ? near : -near;
}

/** The side nearest to a point, how far away it is, and how far along it the point lies. */
export function nearestSide(
  { sides }: Site,
  x: number,
  y: number,
): { readonly at: number; readonly away: number; readonly along: number } {
  let at = 0;
  let away = Infinity;
  for (const [index, side] of sides.entries()) {
    const far = fromSide(side, x, y);
    if (far < away) {
      away = far;
      at = index;
    }
  }
  const side = sides[at];
  return { at, away, along: side === undefined ? 0 : (x - side.a[0]) * side.ux + (y - side.a[1]) * side.uy };
}

/** The point deepest inside the outline, searched for on a coarse grid. */
export function deepestIn(site: Site): { readonly x: number; readonly y: number; readonly depth: number } {
  const { x0, y0, x1, y1 } = site.box;
  let best = { x: x0, y: y0, depth: -Infinity };
  for (let row = 1; row < 12; row++) {
    for (let column = 1; column < 12; column++) {
      const x = x0 + ((x1 - x0) * column) / 12;
      const y = y0 + ((y1 - y0) * row) / 12;
      const depth = depthIn(site, x, y);
      if (depth > best.depth + 0.01) best = { x, y, depth };
    }
  }
  return best;
}

/** The length of the stretches that are tested for lying inside another part, in inches. */
const STRETCH = 0.25;

/** The outline of parts that touch or overlap: the stretches of their sides that lie in no other part. */
function outlineOf(parts: readonly (readonly Side[])[]): Side[] {
  const [first] = parts;
  if (parts.length === 1 && first !== undefined) return [...first];
  return parts.flatMap((part) => part.flatMap((side) => bareStretches(side, parts, part)));
}

/** The longest stretches of a part's side that lie in no other part. */
function bareStretches(
  { a, length: long, ux, uy }: Side,
  parts: readonly (readonly Side[])[],
  own: readonly Side[],
): Side[] {
  const count = Math.max(1, Math.ceil(long / STRETCH));
  const at = (nth: number): Point => [a[0] + (ux * long * nth) / count, a[1] + (uy * long * nth) / count];
  const isBare = (nth: number): boolean => {
    const [x, y] = at(nth + 0.5);
    return parts.every((other) => other === own || insideRing(other, x, y) < -0.01);
  };
  const found: Side[] = [];
  let from: number | null = null;
  for (let nth = 0; nth <= count; nth++) {
    if (nth < count && isBare(nth)) from ??= nth;
    else if (from !== null) {
      found.push(sideBetween(at(from), at(nth)));
      from = null;
    }
  }
  return found;
}

/** Lower ground first: a wood may grow on a hill, and a house stands on anything. */
const ORDER: readonly TerrainKind[] = ['high', 'swamp', 'forest', 'ruins', 'fence', 'rock', 'building'];

/** The pieces in drawing order. */
export function sitesOf(pieces: readonly TerrainPiece[]): Site[] {
  const ids = [...new Set(pieces.map(({ id, kind }) => `${id} ${kind}`))];
  return ids
    .map((key): Site => {
      const own = pieces.filter(({ id, kind }) => `${id} ${kind}` === key);
      const [{ id, kind } = { id: '', kind: 'rock' as const }] = own;
      const corners = own.map((piece) => inInches(piece.corners));
      const parts = corners.map(ring);
      return {
        id,
        kind,
        parts,
        sides: outlineOf(parts),
        walls:
          kind === 'ruins' ? own.flatMap((piece) => wallsOf(piece).map((wall) => ring(inInches(wall)))) : [],
        box: boxRound(corners.flat()),
        seed: seedOf(`${kind} ${corners.flat().join(' ')}`),
      };
    })
    .toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

/** Whether nobody can walk through it; tracks lead around it. */
export const isSolid = ({ kind }: Site): boolean => factsOf(kind).impassable;
