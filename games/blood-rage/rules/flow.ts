import type { Frame, Table } from '@sanguine/kernel';
import { runAge } from './age.ts';
import { runBattle } from './battle/stage.ts';
import { runEntry } from './entry.ts';
import type { Event } from './events.ts';
import type { Frames, Stages } from './frames.ts';
import { runLoss } from './loss.ts';
import type { State } from './state.ts';

type Stage = Frame<Frames, keyof Stages>;

/** What goes on by itself, until somebody has to decide or the game is over. */
export function proceed(state: State, table: Table<Event>): void {
  for (let top = state.frames.at(-1); top !== undefined && isStage(top); top = state.frames.at(-1)) {
    run(state, top, table);
  }
}

const isStage = (frame: Frame<Frames>): frame is Stage =>
  frame.step === 'age' || frame.step === 'entry' || frame.step === 'battle' || frame.step === 'loss';

/** One slot of the stage: it moves on, asks somebody, or is over. */
function run(state: State, stage: Stage, table: Table<Event>): void {
  switch (stage.step) {
    case 'age':
      return runAge(state, stage, table);
    case 'entry':
      return runEntry(state, stage, table);
    case 'battle':
      return runBattle(state, stage, table);
    case 'loss':
      return runLoss(state, stage, table);
  }
}
