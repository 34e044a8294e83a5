import { around, at, best, entry } from './list.ts';
import type { Border, Junction, Mesh, JunctionPlace } from './mesh.ts';

export type Vector = readonly [x: number, y: number];
export type BorderKind = 'coast' | 'land' | 'sea';

const INWARD: Readonly<Partial<Record<JunctionPlace, Vector>>> = {
  top: [0, 1],
  right: [-1, 0],
  bottom: [0, -1],
  left: [1, 0],
};

/** The direction in which each border leaves each of its two junctions, if prescribed. */
export type Tangents = ReadonlyMap<Border, ReadonlyMap<Junction, Vector>>;

/** Coasts run smoothly through junctions; elsewhere the straightest pair of borders does. */
export function tangentsOf(mesh: Mesh, kindOf: (border: Border) => BorderKind): Tangents {
  const bordersAt = new Map<Junction, Border[]>();
  for (const border of mesh.borders)
    for (const junction of [border.from, border.to]) entry(bordersAt, junction, () => []).push(border);
  const tangents = new Map<Border, Map<Junction, Vector>>();
  const set = (border: Border, junction: Junction, tangent: Vector): void => {
    entry(tangents, border, () => new Map<Junction, Vector>()).set(junction, tangent);
  };
  for (const [junction, borders] of bordersAt) {
    const inward = INWARD[junction.place];
    if (inward)
      for (const border of borders)
        set(border, junction, unit(plus(scaled(inward, 0.6), towardsEnd(border, junction))));
    else for (const [border, tangent] of threeWays(junction, borders, kindOf)) set(border, junction, tangent);
  }
  return tangents;
}

function threeWays(
  junction: Junction,
  borders: readonly Border[],
  kindOf: (border: Border) => BorderKind,
): [Border, Vector][] {
  const ways = borders.map((border) => towardsEnd(border, junction));
  const straightness = (third: number): number => {
    const isCoast = [1, 2].every((step) => kindOf(around(borders, third + step)) === 'coast');
    return (isCoast ? 3 : 0) - dot(around(ways, third + 1), around(ways, third + 2));
  };
  const third = best(borders.keys(), straightness) ?? 0;
  const along = plus(around(ways, third + 1), scaled(around(ways, third + 2), -1));
  if (Math.hypot(...along) < 0.3) return [];
  const straight = unit(along);
  const across: Vector = [-straight[1], straight[0]];
  const out = at(ways, third);
  const square = scaled(across, dot(out, across) < 0 ? -0.5 : 0.5);
  return [
    [around(borders, third + 1), straight],
    [around(borders, third + 2), scaled(straight, -1)],
    [at(borders, third), unit(plus(square, out))],
  ];
}

function towardsEnd({ from, to }: Border, junction: Junction): Vector {
  const end = from === junction ? to : from;
  return unit([end.x - junction.x, end.y - junction.y]);
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1];
export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1]];
export const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by];
export const unit = (a: Vector): Vector => scaled(a, 1 / (Math.hypot(...a) || 1));
