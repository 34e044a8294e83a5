import type { Refusal } from '@sanguine/kernel';
import type { Disc } from '../../rules/geometry/disc.ts';
import { toMil } from '../../rules/geometry/numbers.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import type { AnyMove } from '../../rules/moves.ts';

/** The point on a base's rim facing another point, or a quarter turn to one side. */
function rim({ x, y, r }: Disc, to: Point, aside: -1 | 0 | 1): Point {
  const far = span({ x, y }, to);
  if (far === 0) return { x, y };
  const [ux, uy] = [(to.x - x) / far, (to.y - y) / far];
  const [dx, dy] = aside === 0 ? [ux, uy] : [-uy * aside, ux * aside];
  return { x: toMil(x + dx * r), y: toMil(y + dy * r) };
}

/** §14.3: a line to a point from an allowed start: in front, or else on one of the sides. */
export function lineTo(shooter: Disc, at: Point, refuse: (move: AnyMove) => Refusal | null): AnyMove {
  const shots = ([0, 1, -1] as const).map((aside): AnyMove => ({
    do: 'aim',
    from: rim(shooter, at, aside),
    at,
  }));
  const [straight = { do: 'aim', from: null, at }] = shots;
  return shots.find((shot) => refuse(shot) === null) ?? straight;
}
