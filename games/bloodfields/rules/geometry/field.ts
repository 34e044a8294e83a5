import { factsOf, type TerrainFacts, type TerrainKind, type TerrainPiece } from '../../content/terrain.ts';
import type { Disc } from './disc.ts';
import { type Polygon, polygonOf } from './polygon.ts';
import { wallsOf } from './ruin-walls.ts';

/** A table with its terrain, sorted by what the rules ask of it. Made once for each layout. */
export interface Field {
  readonly width: number;
  readonly height: number;
  /** All pieces, without the walls of ruins. */
  readonly pieces: readonly Polygon[];
  readonly byKind: Readonly<Record<TerrainKind, readonly Polygon[]>>;
  /** §11.1: no base moves through these. */
  readonly solid: readonly Polygon[];
  /** §8.2: no sight through these. */
  readonly opaque: readonly Polygon[];
  /** §5.8: no base ends on these: impassable pieces, fences and the walls of ruins. */
  readonly noEnd: readonly Polygon[];
  /** §8.3: a line across these is not clean. */
  readonly cover: readonly Polygon[];
  /** §6.2: an easy charge does not lead over these. */
  readonly chargeBlock: readonly Polygon[];
  /** §5.7: these stop a push. */
  readonly pushBlock: readonly Polygon[];
  /** §11.4 */
  readonly walls: readonly Polygon[];
}

export function fieldOf(width: number, height: number, terrain: readonly TerrainPiece[]): Field {
  const pieces = terrain.map((piece) => polygonOf(piece));
  const of = (kind: TerrainKind): Polygon[] => pieces.filter(({ piece }) => piece.kind === kind);
  const those = (fact: (facts: TerrainFacts) => boolean): Polygon[] =>
    pieces.filter(({ piece }) => fact(factsOf(piece.kind)));
  const ruins = of('ruins');
  const walls = ruins.flatMap(({ piece }) => wallsOf(piece).map((corners) => polygonOf(piece, corners)));
  return {
    width,
    height,
    pieces,
    byKind: {
      rock: of('rock'),
      building: of('building'),
      forest: of('forest'),
      swamp: of('swamp'),
      ruins,
      high: of('high'),
      fence: of('fence'),
    },
    solid: those(({ impassable }) => impassable),
    opaque: those(({ blocksSight }) => blocksSight),
    noEnd: [...those(({ standOn }) => !standOn), ...walls],
    cover: those(({ coverAcross }) => coverAcross),
    chargeBlock: those(({ obstructsCharge }) => obstructsCharge),
    pushBlock: those(({ stopsPush }) => stopsPush),
    walls,
  };
}

/** The same field as far as a base can get: solid pieces farther away cannot stop it, and it cannot end on others. */
export function fieldNear(field: Field, { x, y, r }: Disc, reach: number): Field {
  const far = r + reach;
  const isNear = (polygon: Polygon): boolean =>
    polygon.x0 <= x + far && polygon.x1 >= x - far && polygon.y0 <= y + far && polygon.y1 >= y - far;
  const solid = field.solid.filter(isNear);
  const noEnd = field.noEnd.filter(isNear);
  return { ...field, solid, noEnd };
}

/** The pieces these polygons belong to, each once. */
export function piecesOf(polygons: readonly Polygon[]): TerrainPiece[] {
  const found: TerrainPiece[] = [];
  for (const { piece } of polygons) if (found.every(({ id }) => id !== piece.id)) found.push(piece);
  return found;
}
