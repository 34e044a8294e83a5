import type { Rolled } from '../frames.ts';

/** The result of the roll a stage has asked for; the stage has it no longer. */
export function take(frame: { rolled: Rolled | null }): Rolled {
  const { rolled } = frame;
  if (rolled === null) throw new Error('nothing was rolled');
  frame.rolled = null;
  return rolled;
}
