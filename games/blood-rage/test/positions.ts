import type { DoomedFigure } from '../rules/frames.ts';
import type { State } from '../rules/state.ts';
import { EVERY_STEP } from './every.ts';
import { Scene } from './scene.ts';

/** A position for every step, in the middle of a battle in which a figure is about to die. */
export const everyPosition = (): State[] =>
  Object.values(EVERY_STEP).map((frame) => {
    const scene = new Scene(
      'wolf gimle leader, hand tyrs-bash tyrs-smite; bear gimle warrior, hand tyrs-smash thors-hammer',
    );
    scene.does('wolf', 'pillage gimle').asks('wolf bear', 'cards');
    const marked: DoomedFigure[] = [{ seat: 0, figure: 'leader', at: 'gimle' }];
    scene.state.frames.push({ step: 'loss', cause: 'battle', marked, queue: [] }, frame);
    return scene.state;
  });
