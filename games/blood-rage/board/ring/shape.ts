import { round } from '@sanguine/ui/drawing/round.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The layout of the ring: broad for a table, rounder for a phone. All in units of the drawing. */
export interface Shape {
  readonly name: 'broad' | 'round';
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
  /** The radii of the land and of the centre. */
  readonly outer: Point;
  readonly inner: Point;
  /** The font size of names. */
  readonly letters: number;
  /** Whether name plates have a second line. */
  readonly hasSubs: boolean;
  /** The width of a name plate's ends, beyond its words. */
  readonly plateEnds: number;
  /** How far out (0 to 1) things lie in a province: its token, a single row of villages, the two rows of many. */
  readonly token: number;
  readonly row: number;
  readonly rows: readonly [near: number, far: number];
  /** The scale of figures under the tree, where their number has no limit. */
  readonly crowd: number;
}

export const SHAPES: Readonly<Record<Shape['name'], Shape>> = {
  broad: {
    name: 'broad',
    width: 1112,
    height: 566,
    centre: { x: 556, y: 284 },
    outer: { x: 508, y: 262 },
    inner: { x: 158, y: 92 },
    letters: 17,
    hasSubs: true,
    plateEnds: 26,
    token: 0.17,
    row: 0.48,
    rows: [0.38, 0.57],
    crowd: 0.9,
  },
  round: {
    name: 'round',
    width: 792,
    height: 610,
    centre: { x: 396, y: 306 },
    outer: { x: 346, y: 282 },
    inner: { x: 104, y: 84 },
    letters: 20.5,
    hasSubs: false,
    plateEnds: 16,
    token: 0.14,
    row: 0.43,
    rows: [0.34, 0.54],
    crowd: 0.62,
  },
};

const DEGREE = Math.PI / 180;

/** A point at `out`, from the centre's edge (0) to the land's (1), in a direction in degrees, clockwise from east. */
export function pointAt({ centre, outer, inner }: Shape, out: number, degrees: number): Point {
  const angle = degrees * DEGREE;
  return {
    x: round(centre.x + (inner.x + (outer.x - inner.x) * out) * Math.cos(angle)),
    y: round(centre.y + (inner.y + (outer.y - inner.y) * out) * Math.sin(angle)),
  };
}

export const pathOf = (spots: readonly Point[]): string =>
  `M${spots.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
