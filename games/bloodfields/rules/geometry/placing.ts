import type { TerrainPiece } from '../../content/terrain.ts';
import type { Field } from './field.ts';
import { SLACK } from './numbers.ts';
import { fromSegment, type Point } from './point.ts';
import { fromPolygon, type Polygon, polygonOf, segmentIn } from './polygon.ts';
import { EDGE, type Obstacle, pieceOf } from './spot.ts';

/** §2.3: the distance of two pieces; 0 if they overlap. */
export function terrainGap(one: Polygon, other: Polygon): number {
  let nearest = Infinity;
  for (const { x, y, ex, ey } of one.sides) {
    if (segmentIn(x, y, ex, ey, other, 0)) return 0;
    for (const side of other.sides) {
      nearest = Math.min(nearest, fromSegment(x, y, side.x, side.y, side.ex, side.ey));
      nearest = Math.min(nearest, fromSegment(side.x, side.y, x, y, ex, ey));
    }
  }
  // If one is inside the other, their sides do not meet.
  const [corner] = other.sides;
  if (corner !== undefined && fromPolygon(corner.x, corner.y, one) < 0) return 0;
  return Math.sqrt(nearest);
}

/** §2.3: what a new piece would be closer to than `least`; null if nothing. Flags are named by their index. */
export function placingFault(
  piece: TerrainPiece,
  least: number,
  { width, height, pieces }: Field,
  flags: readonly Point[],
): Obstacle | { readonly kind: 'flag'; readonly index: number } | null {
  const made = polygonOf(piece);
  const kept = least - SLACK;
  if (made.x0 < kept || made.y0 < kept || made.x1 > width - kept || made.y1 > height - kept) return EDGE;
  const near = pieces.find((other) => other.piece.id !== piece.id && terrainGap(made, other) < kept);
  if (near !== undefined) return pieceOf(near);
  const index = flags.findIndex(({ x, y }) => fromPolygon(x, y, made) < kept);
  return index < 0 ? null : { kind: 'flag', index };
}
