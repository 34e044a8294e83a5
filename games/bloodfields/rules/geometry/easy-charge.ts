import type { TerrainPiece } from '../../content/terrain.ts';
import { ringCorners, ringOf } from './contact-ring.ts';
import { type Disc, overlaps, touching } from './disc.ts';
import { type Field, piecesOf } from './field.ts';
import { OVERLAP, toMil } from './numbers.ts';
import { fromSegment, type Point } from './point.ts';
import { discIn, type Polygon, segmentIn, sweptIn } from './polygon.ts';
import { discAt, EDGE, insideTable, type Obstacle, pieceOf } from './spot.ts';
import { criticalSlopes } from './slopes.ts';

/** `apart`: no contact with the target. `through`: the way leads through the target. `way`: something else is in the way. */
export interface ContactFault {
  readonly fault: 'apart' | 'through' | 'way';
  readonly by: Obstacle | null;
}

/** §6.4: what is wrong with an easy charge to a place: it must be in contact, on a free straight way; null if nothing. */
export function contactFault(
  charger: Disc,
  target: Disc,
  place: Point,
  field: Field,
  others: readonly Disc[],
): ContactFault | null {
  const at = { x: place.x, y: place.y, r: charger.r };
  if (!touching(at, target)) return { fault: 'apart', by: null };
  if (overlaps(at, target) || isSwept(charger, at, target)) return { fault: 'through', by: null };
  if (!insideTable(at.x, at.y, at.r, field)) return { fault: 'way', by: EDGE };
  const index = others.findIndex((other) => isSwept(charger, at, other));
  if (index >= 0) return { fault: 'way', by: discAt(index) };
  const polygon = field.chargeBlock.find((one) => sweptIn(charger.x, charger.y, at.x, at.y, at.r, one));
  return polygon === undefined ? null : { fault: 'way', by: pieceOf(polygon) };
}

/** Whether a base runs over another on its straight way. */
function isSwept({ x, y, r }: Disc, to: Point, other: Disc): boolean {
  const least = r + other.r - OVERLAP;
  return fromSegment(other.x, other.y, x, y, to.x, to.y) < least * least;
}

/** §6.4: the first of the places for an easy charge; null if there is none. */
export const easyPlace = (charger: Disc, target: Disc, field: Field, others: readonly Disc[]): Point | null =>
  seek(charger, target, field, others, 1)[0] ?? null;

/** §6.2: whether an easy charge is possible. */
export const hasEasyPlace = (charger: Disc, target: Disc, field: Field, others: readonly Disc[]): boolean =>
  easyPlace(charger, target, field, others) !== null;

/** §6.4: places for an easy charge; any other place without a fault is just as legal. */
export const easyPlaces = (charger: Disc, target: Disc, field: Field, others: readonly Disc[]): Point[] =>
  seek(charger, target, field, others, Infinity);

/** Tries the straight way, then the critical ones: if any easy way exists, one of these works. */
function seek(charger: Disc, target: Disc, field: Field, others: readonly Disc[], enough: number): Point[] {
  const ring = ringOf(charger, target);
  const dx = target.x - charger.x;
  const dy = target.y - charger.y;
  const square = dx * dx + dy * dy;
  if (square <= ring.size * ring.size) return [];
  const length = Math.sqrt(square);
  const polygons = field.chargeBlock.filter((one) =>
    segmentIn(charger.x, charger.y, target.x, target.y, one, ring.size + charger.r),
  );
  const near = others.filter(({ x, y, r }) => {
    const reach = ring.size + charger.r + r;
    return fromSegment(x, y, charger.x, charger.y, target.x, target.y) < reach * reach;
  });
  // A charger standing in such terrain has no easy way out.
  if (polygons.some((one) => discIn(charger, one))) return [];
  const found: Point[] = [];
  const attempt = (slope: number): boolean => {
    const steep = Math.sqrt(1 + slope * slope) * length;
    const ux = (dx - dy * slope) / steep;
    const uy = (dy + dx * slope) / steep;
    const across = dx * uy - dy * ux;
    const rest = ring.size * ring.size - across * across;
    const go = dx * ux + dy * uy - (rest > 0 ? Math.sqrt(rest) : 0);
    const x = toMil(charger.x + ux * go);
    const y = toMil(charger.y + uy * go);
    if (!insideTable(x, y, charger.r, field)) return false;
    for (const other of near) if (isSwept(charger, { x, y }, other)) return false;
    for (const polygon of polygons) if (sweptIn(charger.x, charger.y, x, y, charger.r, polygon)) return false;
    if (found.every((one) => one.x !== x || one.y !== y)) found.push({ x, y });
    return found.length >= enough;
  };
  if (attempt(0)) return found;
  const corners = ringCorners(ring, field, polygons, near);
  for (const slope of criticalSlopes(charger, target, polygons, near, corners)) if (attempt(slope)) break;
  return found;
}

/**
 * §6.2, §11: those of the pieces that a charge leads across: the ones its straight line enters, and the ones the charger
 * stands in.
 */
export function chargedAcross(charger: Disc, place: Point, polygons: readonly Polygon[]): TerrainPiece[] {
  return piecesOf(
    polygons.filter(
      (one) => discIn(charger, one) || segmentIn(charger.x, charger.y, place.x, place.y, one, 0),
    ),
  );
}
