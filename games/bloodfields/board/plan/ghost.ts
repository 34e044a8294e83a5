import type { Means } from '@sanguine/ui/interaction/use-pointing.ts';
import type { Draft } from './draft.ts';
import type { Spot } from './spots.ts';
import type { Task } from './task.ts';

/** What a hand holds over the ground, or what pressing where the mouse points would plan. */
export interface Ghost extends Draft {
  readonly task: Task;
  /** The named spot it snapped to. */
  readonly spot: Spot | null;
  /** True if nobody holds it: it shows what a press would plan. */
  readonly idle: boolean;
  /** The means that holds it: mouse, touch or key. */
  readonly means: Means;
}
