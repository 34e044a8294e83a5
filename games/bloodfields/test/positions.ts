import { EVERY_STEP } from './every.ts';
import { Scene } from './scene.ts';

/** Orlen and a Pike Watch against Cray and a Bilge Husk; something is rolled, so that dice can be asked about. */
function scenery(): Scene {
  const scene = new Scene('orlen 10,10 inspire 2; pike 8,10', 'cray 11.26,10; husk 20,10');
  scene.does('south', 'activate orlen').rolls('skull mastery inspire blank blank');
  return scene.does('south', 'attack marshals-sword cray').asks('south', 'dice');
}

/** The table with this question open. */
function asking(frame: (typeof EVERY_STEP)[keyof typeof EVERY_STEP]): Scene {
  const scene = scenery();
  const { state } = scene;
  state.frames.pop();
  // Some questions need the frame of the stage they belong to.
  const queue = [{ unit: 0, by: 'vigil' }];
  state.frames.push({ step: 'supports', seat: 0, left: [1], rite: false });
  state.frames.push({ step: 'magic', unit: 0, left: 2, tried: [], spell: '', slot: 'choose', rolled: null });
  state.frames.push({ step: 'triggers', on: 'turnEnd', queue, other: -1, ready: false });
  if (frame.step === 'deploy')
    state.units[1] = Object.freeze({ ...at(state.units, 1), state: 'reserve', x: 0, y: 0 });
  state.frames.push(frame);
  return scene;
}

/** A scene for every step. */
export const everyScene = (): Scene[] => Object.values(EVERY_STEP).map(asking);

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no ${index}`);
  return item;
}
