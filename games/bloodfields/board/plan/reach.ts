import type { Field } from '../../rules/geometry/field.ts';
import { pathLength } from '../../rules/geometry/path.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { reachOf } from '../../rules/geometry/reach.ts';
import { reachShape, type ReachShape } from '../../rules/geometry/reach-stars.ts';
import type { WalkTask } from './task.ts';

/** §5.1: the ground that can still be reached on foot, from the last corner on. */
export function shadeOf(task: WalkTask, corners: readonly Point[], field: Field): ReachShape {
  const { disc, allowance, bodies, gait } = task;
  const { x, y } = corners.at(-1) ?? disc;
  const left = Math.max(0, allowance - pathLength(disc, corners));
  return reachShape(reachOf({ x, y, r: disc.r }, left, field, bodies, gait));
}
