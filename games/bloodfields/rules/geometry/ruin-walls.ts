import type { Corner, TerrainPiece } from '../../content/terrain.ts';
import { toMil } from './numbers.ts';

const THICKNESS = 250;
/** How far inside the outline each of two walls stands. */
const INSET = 500;
/** Ruins at least this deep have two walls, along their long sides; others have one, in the middle. */
const DEEP = 3500;

/**
 * §11.4: the walls still standing in ruins, which no unit may end on. They run along the longest side; each of two is as long as
 * 60 % of the ruins' width at that place, a single one 40 %.
 */
export function wallsOf({ corners }: TerrainPiece): (readonly Corner[])[] {
  const [ux, uy] = longestSide(corners);
  // Seen along that side: `along` to the right, `depth` to the left, into the piece.
  const turned = corners.map(([x, y]) => ({ along: x * ux + y * uy, depth: y * ux - x * uy }));
  const front = Math.min(...turned.map(({ depth }) => depth));
  const back = Math.max(...turned.map(({ depth }) => depth));
  const deep = back - front >= DEEP;
  const middles = deep ? [front + INSET + THICKNESS / 2, back - INSET - THICKNESS / 2] : [(front + back) / 2];
  return middles.map((middle) => {
    const ends = crossings(turned, middle);
    const from = Math.min(...ends);
    const to = Math.max(...ends);
    const spare = ((to - from) * (deep ? 0.4 : 0.6)) / 2;
    const at = (along: number, depth: number): Corner => [
      toMil(along * ux - depth * uy),
      toMil(along * uy + depth * ux),
    ];
    const near = middle - THICKNESS / 2;
    const far = middle + THICKNESS / 2;
    return [at(from + spare, near), at(to - spare, near), at(to - spare, far), at(from + spare, far)];
  });
}

interface Turned {
  readonly along: number;
  readonly depth: number;
}

/** Where the outline has a given depth. */
function crossings(turned: readonly Turned[], depth: number): number[] {
  return turned.flatMap((one, at) => {
    const other = turned[(at + 1) % turned.length] ?? one;
    if (one.depth === other.depth || (one.depth - depth) * (other.depth - depth) > 0) return [];
    return one.along + ((other.along - one.along) * (depth - one.depth)) / (other.depth - one.depth);
  });
}

/** The direction of the longest side; the first if several are equal. */
function longestSide(corners: readonly Corner[]): readonly [number, number] {
  let longest = 0;
  let direction: readonly [number, number] = [1, 0];
  for (const [at, [x, y]] of corners.entries()) {
    const [ex, ey] = corners[(at + 1) % corners.length] ?? [x, y];
    const length = Math.sqrt((ex - x) * (ex - x) + (ey - y) * (ey - y));
    if (length > longest) {
      longest = length;
      direction = [(ex - x) / length, (ey - y) / length];
    }
  }
  return direction;
}
