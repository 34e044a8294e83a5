import { factsOf, type TerrainPiece } from '../../content/terrain.ts';
import { isBlocked } from './clear-line.ts';
import type { Disc } from './disc.ts';
import { type Field, piecesOf } from './field.ts';
import { SLACK } from './numbers.ts';
import type { Segment } from './point.ts';
import { discIn, discNear, type Polygon } from './polygon.ts';
import { lineBetween, lineOfSight } from './sight.ts';

/** §8.3: the cover from a shot at a visible target, as far as the ground and larger bases decide it. */
export type Cover =
  /** A clean line: neither gives cover. */
  | { readonly kind: 'clean'; readonly line: Segment }
  /** The target stands in cover. */
  | { readonly kind: 'in'; readonly line: Segment; readonly piece: TerrainPiece }
  /** Every line crosses something: `pieces` and `discs` (by index) lie on the line of sight. */
  | {
      readonly kind: 'across';
      readonly line: Segment;
      readonly pieces: readonly TerrainPiece[];
      readonly discs: readonly number[];
    };

/** §8.3, §11: the first piece that gives a base standing in it cover; null if it stands in the open. */
export function coverPiece(at: Disc, { cover }: Field): TerrainPiece | null {
  for (const polygon of cover)
    if (factsOf(polygon.piece.kind).coverIn && discIn(at, polygon)) return polygon.piece;
  return null;
}

/**
 * §8.3: the pieces a line to this target must avoid. A piece the attacker stands in does not count, nor do its other parts; a
 * fence counts only near the target. Asked only about a target that stands in none of them.
 */
export function givers(attacker: Disc, target: Disc, { cover }: Field): Polygon[] {
  const own: string[] = [];
  for (const polygon of cover) if (discIn(attacker, polygon)) own.push(polygon.piece.id);
  return cover.filter((polygon) => {
    const { coverWithin } = factsOf(polygon.piece.kind);
    if (coverWithin !== null && !discNear(target, polygon, coverWithin + SLACK)) return false;
    return !own.includes(polygon.piece.id);
  });
}

/**
 * §8.3: the cover of a target from a ranged attack; null if it is not visible at all. `larger`: allies of the target on
 * larger bases, which give cover like passable terrain.
 */
export function coverOf(attacker: Disc, target: Disc, field: Field, larger: readonly Disc[]): Cover | null {
  const piece = coverPiece(target, field);
  const across = piece === null ? givers(attacker, target, field) : [];
  const line = piece === null ? lineBetween(attacker, target, [...field.opaque, ...across], larger) : null;
  if (line !== null) return { kind: 'clean', line };
  const sight = lineOfSight(attacker, target, field);
  if (sight === null) return null;
  if (piece !== null) return { kind: 'in', line: sight, piece };
  const { ax, ay, bx, by } = sight;
  return {
    kind: 'across',
    line: sight,
    pieces: piecesOf(across.filter((one) => isBlocked(ax, ay, bx, by, [one], []))),
    discs: [...larger.entries()].flatMap(([index, one]) =>
      isBlocked(ax, ay, bx, by, [], [one]) ? index : [],
    ),
  };
}
