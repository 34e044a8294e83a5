import type { FrameOf } from '../frames.ts';
import type { State } from '../state.ts';
import { isAlive, NOBODY, unitOf } from '../units.ts';
import { startTriggers } from '../triggers/reactions.ts';

/** §5.4: a unit that has flown stands again; what acts after a flight comes now. */
export function runLanding(state: State, { unit }: FrameOf<'landing'>): void {
  state.frames.pop();
  if (isAlive(unitOf(state, unit))) startTriggers(state, 'flown', [unit], NOBODY);
}
