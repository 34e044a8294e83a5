import type { Frame, PlayContext } from '@sanguine/kernel';
import { runAge } from './age.ts';
import { runBattle } from './battle/stage.ts';
import { runEntry } from './entry.ts';
import type { Event } from './events.ts';
import type { Frames, Stages } from './frames.ts';
import { runLoss } from './loss.ts';
import type { State } from './state.ts';

type Stage = Frame<Frames, keyof Stages>;

/** What goes on by itself, until somebody has to decide or the game is over. */
export function proceed(state: State, context: PlayContext<Event>): void {
  for (let top = state.frames.at(-1); top !== undefined && isStage(top); top = state.frames.at(-1)) {
    run(state, top, context);
  }
}

const isStage = (frame: Frame<Frames>): frame is Stage =>
  frame.step === 'age' || frame.step === 'entry' || frame.step === 'battle' || frame.step === 'loss';

/** One slot of the stage: it moves on, asks somebody, or is over. */
function run(state: State, stage: Stage, context: PlayContext<Event>): void {
  switch (stage.step) {
    case 'age':
      return runAge(state, stage, context);
    case 'entry':
      return runEntry(state, stage, context);
    case 'battle':
      return runBattle(state, stage, context);
    case 'loss':
      return runLoss(state, stage, context);
  }
}
