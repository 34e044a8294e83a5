import type { FrameOf } from '../frames.ts';
import type { State } from '../state.ts';

/** §4: the current turn; there is never more than one. */
export function turnOf(state: State): FrameOf<'turn'> | undefined {
  for (let at = state.frames.length - 1; at >= 0; at -= 1) {
    const frame = state.frames[at];
    if (frame?.step === 'turn') return frame;
  }
  return undefined;
}
