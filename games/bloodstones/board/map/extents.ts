import type { Detail } from '@sanguine/ui/viewport/detail.ts';
import type { Point } from '../../content/maps/segment.ts';
import type { AreaContents } from './forces.ts';
import { placePieces } from './layout.ts';

/** A rectangle of the map, or of the room around a piece's spot. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Piece = 'village' | 'citadel' | 'stack' | 'contested' | 'number';

/** How far pieces reach from their spots, with rings, riders and flags, before the pieces' scale is applied. */
const REACH: Readonly<Record<Piece, Extent>> = {
  village: { left: 11, top: 12, right: 11, bottom: 9 },
  citadel: { left: 17, top: 43, right: 19, bottom: 1 },
  stack: { left: 38, top: 25, right: 48, bottom: 28 },
  contested: { left: 17, top: 17, right: 17, bottom: 17 },
  number: { left: 10, top: 11, right: 10, bottom: 3 },
};
/** From near, a force shows its units below its plate. */
const NEAR_STACK: Extent = { left: 64, top: 42, right: 64, bottom: 42 };

/** What the pieces and the number of an area cover, in map units. */
export function extentsOf(
  [x, y]: Point,
  presence: AreaContents,
  { detail, pieceScale }: { readonly detail: Detail; readonly pieceScale: number },
): Extent[] {
  const { villages, citadel, stacks, contested, number } = placePieces(presence, detail);
  const stack = detail === 'near' ? NEAR_STACK : REACH.stack;
  const covered = (spot: { readonly x: number; readonly y: number } | null, reach: Extent): Extent[] =>
    spot === null
      ? []
      : [
          {
            left: x + (spot.x - reach.left) * pieceScale,
            top: y + (spot.y - reach.top) * pieceScale,
            right: x + (spot.x + reach.right) * pieceScale,
            bottom: y + (spot.y + reach.bottom) * pieceScale,
          },
        ];
  return [
    ...villages.flatMap((spot) => covered(spot, REACH.village)),
    ...covered(citadel, REACH.citadel),
    ...stacks.flatMap((spot) => covered(spot, stack)),
    ...covered(contested, REACH.contested),
    ...covered(number, REACH.number),
  ];
}

export const overlap = (one: Extent, other: Extent): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
