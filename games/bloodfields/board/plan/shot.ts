import type { Refusal } from '@sanguine/kernel';
import { origins } from '../../rules/attack/shots.ts';
import type { Disc } from '../../rules/geometry/disc.ts';
import type { Point } from '../../rules/geometry/point.ts';
import type { AnyMove } from '../../rules/moves.ts';

/** §14.3: a line to a point from an allowed start: in front, or else on one of the sides. */
export function lineTo(shooter: Disc, at: Point, refuse: (move: AnyMove) => Refusal | null): AnyMove {
  const [front, right, left] = origins(shooter, at);
  const shots = [front, left, right].map((from): AnyMove => ({ do: 'aim', from, at }));
  const [straight = { do: 'aim', from: null, at }] = shots;
  return shots.find((shot) => refuse(shot) === null) ?? straight;
}
