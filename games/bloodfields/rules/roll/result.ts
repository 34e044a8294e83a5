import type { Rolled } from '../frames.ts';

/** Takes the result of the roll out of the stage that asked for it. */
export function take(frame: { rolled: Rolled | null }): Rolled {
  const { rolled } = frame;
  if (rolled === null) throw new Error('nothing was rolled');
  frame.rolled = null;
  return rolled;
}
