import type { Means } from '@sanguine/ui/interaction/use-pointing.ts';
import type { Draft } from './draft.ts';
import type { Spot } from './spots.ts';
import type { Task } from './task.ts';

/** What a hand holds over the ground, or what a press where the mouse points would plan. */
export interface Ghost extends Draft {
  readonly task: Task;
  /** The named spot it was drawn to. */
  readonly spot: Spot | null;
  /** Nobody holds it: it shows what a press would plan. */
  readonly idle: boolean;
  /** What holds it. */
  readonly means: Means;
}
