import type { Point } from '../../content/maps/segment.ts';
import type { MapGlyph, Mark } from './engraving.ts';
import { glyphOf, variants } from './glyph.ts';
import { type EngravingRandom, engravingRandom } from './engraving-random.ts';
import { LEAF } from './palette.ts';
import { ellipse } from './pen.ts';

/** One kind of tree. */
interface Kind {
  readonly name: string;
  readonly half: number;
  readonly tall: number;
  readonly taper: number;
  draw(foot: Point, size: number, random: EngravingRandom): Mark[];
}

/** A kind of tree, single and in groups of two or three: one symbol for several trees keeps the picture small. */
export interface Grove {
  readonly lone: readonly MapGlyph[];
  readonly grouped: readonly MapGlyph[];
}

/** The positions of a group's trees in half widths, the farthest first. */
const GROUPS: readonly (readonly Point[])[] = [
  [
    [-0.82, -0.3],
    [0.78, 0],
  ],
  [
    [0.2, -0.8],
    [-1.12, -0.15],
    [1.14, 0],
  ],
];

export function grove(kind: Kind): Grove {
  const draw = (id: string, places: readonly Point[], random: EngravingRandom): MapGlyph => {
    const trees = places.map(([x, y]) => {
      const foot: Point = [x * kind.half + random.between(-0.6, 0.6), y * kind.half];
      return { foot, size: random.between(0.84, 1.1) };
    });
    const side = kind.half * (1.1 + Math.max(...places.map(([x]) => Math.abs(x))));
    const top = Math.max(...trees.map(({ foot, size }) => kind.tall * size - foot[1]));
    const shadow: Mark = {
      d: trees
        .map(({ foot: [x, y], size }) =>
          ellipse([x + 0.35 * kind.half * size, y], 0.8 * kind.half * size, 1.4 * size),
        )
        .join(''),
      fill: LEAF.shade,
      opacity: 0.45,
    };
    const paths = [shadow, ...trees.flatMap(({ foot, size }) => kind.draw(foot, size, random))];
    return glyphOf(
      id,
      { left: side, right: side + 0.15 * kind.half, top, bottom: 1, taper: kind.taper },
      paths,
    );
  };
  return {
    lone: variants(kind.name, 6, (id) => draw(id, [[0, 0]], engravingRandom(id))),
    grouped: variants(`${kind.name}s`, 6, (id, index) =>
      draw(id, GROUPS[index % GROUPS.length] ?? [], engravingRandom(id)),
    ),
  };
}
