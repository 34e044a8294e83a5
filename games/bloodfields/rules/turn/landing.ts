import type { FrameOf } from '../frames.ts';
import type { State } from '../state.ts';
import { isAlive, NOBODY, unitOf } from '../units.ts';
import { startTriggers } from '../triggers/reactions.ts';

/** §5.4: a unit has flown and lands; triggers after a flight act now. */
export function runLanding(state: State, { unit }: FrameOf<'landing'>): void {
  state.frames.pop();
  if (isAlive(unitOf(state, unit))) startTriggers(state, 'flown', [unit], NOBODY);
}
