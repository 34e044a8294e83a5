import type { State } from '../rules/state.ts';
import { EVERY_STEP } from './every.ts';
import { Scene } from './scene.ts';

/** A position for every step. */
export const everyPosition = (): State[] =>
  Object.values(EVERY_STEP).map((frame) => {
    const { state } = new Scene('witch e1, realm boar, archer e10');
    state.frames = [frame];
    return state;
  });
