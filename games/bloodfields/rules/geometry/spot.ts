import type { TerrainPiece } from '../../content/terrain.ts';
import { type Disc, overlaps } from './disc.ts';
import type { Field } from './field.ts';
import { OVERLAP } from './numbers.ts';
import { discIn, type Polygon } from './polygon.ts';

/** What is in the way: the edge, one of the given bases by its index, a piece, or a wall of ruins. */
export type Obstacle =
  | { readonly kind: 'edge' }
  | { readonly kind: 'disc'; readonly index: number }
  | { readonly kind: 'piece'; readonly piece: TerrainPiece; readonly wall: boolean };

export const EDGE: Obstacle = { kind: 'edge' };
export const discAt = (index: number): Obstacle => ({ kind: 'disc', index });
export const pieceOf = ({ piece, wall }: Polygon): Obstacle => ({ kind: 'piece', piece, wall });

export function insideTable(x: number, y: number, r: number, { width, height }: Field): boolean {
  const q = r - OVERLAP;
  return x >= q && y >= q && x <= width - q && y <= height - q;
}

/** §5.8: whether a base may end here. */
export function legalSpot(at: Disc, field: Field, others: readonly Disc[]): boolean {
  if (!insideTable(at.x, at.y, at.r, field)) return false;
  for (const other of others) if (overlaps(at, other)) return false;
  for (const polygon of field.noEnd) if (discIn(at, polygon)) return false;
  return true;
}

/** §5.8: what stops a base from ending here; null if nothing. */
export function spotFault(at: Disc, field: Field, others: readonly Disc[]): Obstacle | null {
  if (legalSpot(at, field, others)) return null;
  if (!insideTable(at.x, at.y, at.r, field)) return EDGE;
  const index = others.findIndex((other) => overlaps(at, other));
  if (index >= 0) return discAt(index);
  const polygon = field.noEnd.find((one) => discIn(at, one));
  return polygon === undefined ? null : pieceOf(polygon);
}
