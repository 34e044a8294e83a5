import { clanOf } from '../rules/clans.ts';
import { rules } from '../rules/rules.ts';
import type { Scene, Who } from './scene.ts';

/** Every decider makes the first legal move until another step is current. */
export function through(scene: Scene, step: Scene['step']): Scene {
  while (scene.step === step) {
    for (const seat of rules.deciders(scene.state)) {
      const name = clanOf(scene.state, seat).name as Who;
      const [move] = scene.moves(name);
      if (move === undefined) throw new Error(`the ${name} has no move`);
      scene.does(name, move);
    }
  }
  return scene;
}

/** Everybody passes, one after the other. */
export function passAll(scene: Scene): Scene {
  while (scene.step === 'action') {
    const [seat = 0] = rules.deciders(scene.state);
    scene.does(clanOf(scene.state, seat).name as Who, 'pass');
  }
  return scene;
}

/** Plays to the end of the Age; deciders keep the first card and raise nothing. */
export function endAge(scene: Scene): Scene {
  return through(through(passAll(scene), 'discard'), 'growth');
}
