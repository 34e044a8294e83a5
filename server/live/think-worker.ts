import { findGame } from '@sanguine/registry';
import { decide, type Task } from './decision.ts';

/** One decision of one bot. */
export default function think(task: Task): unknown {
  return decide(findGame(task.game), task);
}
