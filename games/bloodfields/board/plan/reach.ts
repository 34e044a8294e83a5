import type { Field } from '../../rules/geometry/field.ts';
import { pathLength } from '../../rules/geometry/path.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { reachOf } from '../../rules/geometry/reach.ts';
import { reachShape, type ReachShape } from '../../rules/geometry/reach-stars.ts';
import { DIRECTIONS, UNIT } from '../../rules/geometry/directions.ts';
import type { Body } from '../../rules/geometry/disc.ts';
import { CONTACT, OVERLAP } from '../../rules/geometry/numbers.ts';
import { factsOf } from '../../content/terrain.ts';
import type { LeapTask, WalkTask } from './task.ts';

/** §5.1: the ground a unit can still reach on foot after its last corner. */
export function shadeOf(task: WalkTask, corners: readonly Point[], field: Field): ReachShape {
  const { disc, allowance, bodies, gait } = task;
  const { x, y } = corners.at(-1) ?? disc;
  const left = Math.max(0, allowance - pathLength(disc, corners));
  return reachShape(reachOf({ x, y, r: disc.r }, left, field, bodies, gait));
}

/** In degrees: enough for a round edge. */
const STEP = 5;

/**
 * §5.4 to §5.6: the ground a unit may come down on: as far as the leap goes, except where nobody may end or land, and in
 * contact with an enemy unless it blinks. Null for a unit reeled in along a line.
 */
export function landingOf(task: LeapTask, bodies: readonly Body[], field: Field): ReachShape | null {
  const { disc, allowance, how } = task;
  if (how === 'reel') return null;
  const { r } = disc;
  const [right, top] = [field.width - r, field.height - r];
  const circle = DIRECTIONS.filter((_, degrees) => degrees % STEP === 0).map(({ x, y }) => ({
    x: Math.min(Math.max(disc.x + (x / UNIT) * allowance, r), right),
    y: Math.min(Math.max(disc.y + (y / UNIT) * allowance, r), top),
  }));
  const grounds = how === 'fly' ? field.pieces.filter(({ piece }) => factsOf(piece.kind).grounds) : [];
  return {
    stars: [circle],
    circles: bodies.map((body) => ({
      x: body.x,
      y: body.y,
      s: r + body.r + (body.hostile && how !== 'blink' ? CONTACT + 1 : -OVERLAP),
    })),
    polygons: [...field.noEnd, ...grounds],
    r,
  };
}
