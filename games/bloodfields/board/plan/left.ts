import { pathLength } from '../../rules/geometry/path.ts';
import type { Point } from '../../rules/geometry/point.ts';
import type { Task } from './task.ts';

/** The distance left on a way, over the ground or through the air; null if the task does not count it. */
export function leftOf(task: Task, way: readonly Point[]): number | null {
  if (task.kind !== 'walk' && task.kind !== 'leap') return null;
  return Math.max(0, task.allowance - pathLength(task.disc, way));
}
