import { pathLength } from '../../rules/geometry/path.ts';
import type { Point } from '../../rules/geometry/point.ts';
import type { Task } from './task.ts';

/** What is left of a way on foot, over the ground or through the air; null where nothing is counted. */
export function leftOf(task: Task, way: readonly Point[]): number | null {
  if (task.kind !== 'walk' && task.kind !== 'leap') return null;
  return Math.max(0, task.allowance - pathLength(task.disc, way));
}
