import { handFor } from '@sanguine/ui/drawing/hand.ts';
import { round } from '@sanguine/ui/drawing/round.ts';
import { type Fjord, FJORDS, type Outer, OUTER, OUTER_PROVINCES } from '../../content/provinces.ts';
import { pathOf, pointAt, type Shape, SHAPES, type Point } from './shape.ts';

interface ProvinceDrawing {
  readonly d: string;
  readonly outline: readonly Point[];
  readonly villages: readonly Point[];
  readonly token: Point;
  readonly label: Point;
  /** Where flames are drawn along its edge. */
  readonly rim: readonly Point[];
}

interface FjordDrawing {
  readonly d: string;
  readonly outline: readonly Point[];
  readonly berths: readonly Point[];
  /** Where the price of going there is placed: at its mouth. */
  readonly coin: Point;
  readonly waves: readonly Point[];
}

/** The static drawing of the board in one shape. */
export interface Ring {
  readonly shape: Shape;
  readonly provinces: Readonly<Record<Outer, ProvinceDrawing>>;
  readonly fjords: Readonly<Record<Fjord, FjordDrawing>>;
  /** The edge of the land. */
  readonly rim: string;
  /** The spots for figures in Yggdrasil. */
  readonly seats: readonly Point[];
  readonly treeLabel: Point;
  /** Where the price of going there is placed; not on the plate, which has figures around it. */
  readonly treeCoin: Point;
}

/** The direction of each province's middle, and half its angle. */
const directionOf = (outer: Outer): number => -112.5 + 45 * OUTER.indexOf(outer);
const HALF = 22;
const FJORD_DIRECTIONS: Readonly<Record<Fjord, number>> = { ne: -45, se: 45, sw: 135, nw: -135 };

/** The radius factor of the ragged edge in a direction. */
function edge(degrees: number): number {
  const angle = (degrees * Math.PI) / 180;
  const rough = ((((Math.round(degrees) * 37) % 97) + 97) % 97) / 97 - 0.5;
  return 1 + 0.035 * Math.sin(angle * 7 + 1) + 0.022 * Math.sin(angle * 17) + rough * 0.02;
}

const between = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor(Math.abs(to - from) / step) + 1 }, (_, at) =>
    from < to ? from + at * step : from - at * step,
  );

function provinceIn(shape: Shape, outer: Outer): ProvinceDrawing {
  const middle = directionOf(outer);
  const outside = between(middle - HALF, middle + HALF, 1).map((at) => pointAt(shape, edge(at), at));
  const inside = between(middle + HALF, middle - HALF, 1.5).map((at) =>
    pointAt(shape, 0.06 + 0.012 * Math.sin(at * 0.35), at),
  );
  const outline = [...outside, ...inside];
  return {
    d: pathOf(outline),
    outline,
    villages: villagesIn(shape, middle, OUTER_PROVINCES[outer].villages),
    token: pointAt(shape, shape.token, middle),
    label: pointAt(shape, Math.abs(Math.cos((middle * Math.PI) / 180)) > 0.7 ? 0.98 : 0.91, middle),
    rim: between(middle - 18, middle + 20, 4.5).map((at) => pointAt(shape, edge(at) + 0.045, at)),
  };
}

/** Up to three in one row, more in two. */
function villagesIn(shape: Shape, middle: number, count: number): Point[] {
  const far = count > 3 ? Math.floor(count / 2) : 0;
  const [nearRow, farRow] = shape.rows;
  const row = (out: number, size: number, apart: number): Point[] =>
    Array.from({ length: size }, (_, at) => pointAt(shape, out, middle + (at - (size - 1) / 2) * apart));
  return far === 0
    ? row(shape.row, count, 12.5)
    : [...row(nearRow, count - far, 12.5), ...row(farRow, far, 12)];
}

function fjordIn(shape: Shape, fjord: Fjord): FjordDrawing {
  const middle = FJORD_DIRECTIONS[fjord];
  const hand = handFor(`fjord ${fjord}`);
  const wide = (out: number): number => 1.2 + 9.5 * Math.max(0, out - 0.4) ** 1.1;
  const outs = between(0.46, 1.12, 0.04);
  const shore = (sign: 1 | -1): Point[] =>
    outs.map((out) => pointAt(shape, out, middle + sign * wide(out) + hand(-0.8, 0.8)));
  const outline = [...shore(-1), ...shore(1).toReversed()];
  return {
    d: pathOf(outline),
    outline,
    berths: [0.9, 0.66, 1.08, 0.8, 1, 0.58, 0.72, 1.14].map((out) => pointAt(shape, out, middle)),
    coin: pointAt(shape, 1.36, middle),
    waves: between(0.7, 1.06, 0.09).map((out) => pointAt(shape, out, middle)),
  };
}

/**
 * In three rows on both sides of the tree, the outermost first, as fractions of the centre's radii: sixteen, since every
 * clan may have a Leader, two Monsters and any number of Warriors there.
 */
const SEATS: readonly (readonly [x: number, y: number])[] = [
  [0.82, -0.12],
  [0.74, 0.33],
  [0.66, -0.56],
  [0.53, -0.12],
  [0.45, 0.33],
  [0.38, -0.56],
  [0.24, -0.12],
  [0.16, 0.33],
].flatMap(([x = 0, y = 0]) => [
  [-x, y],
  [x, y],
]);

const seatsIn = ({ centre, inner }: Shape): Point[] =>
  SEATS.map(([x, y]) => ({ x: round(centre.x + x * inner.x), y: round(centre.y + y * inner.y) }));

function ringIn(shape: Shape): Ring {
  return {
    shape,
    provinces: Object.fromEntries(
      OUTER.map((outer) => [outer, provinceIn(shape, outer)]),
    ) as Ring['provinces'],
    fjords: Object.fromEntries(FJORDS.map((fjord) => [fjord, fjordIn(shape, fjord)])) as Ring['fjords'],
    rim: pathOf(between(0, 359, 1).map((at) => pointAt(shape, edge(at) + 0.035, at))),
    seats: seatsIn(shape),
    treeLabel: { x: shape.centre.x, y: shape.centre.y + shape.inner.y * 0.79 },
    treeCoin: { x: shape.centre.x, y: shape.centre.y - shape.inner.y * 0.37 },
  };
}

export const RINGS: Readonly<Record<Shape['name'], Ring>> = {
  broad: ringIn(SHAPES.broad),
  round: ringIn(SHAPES.round),
};
