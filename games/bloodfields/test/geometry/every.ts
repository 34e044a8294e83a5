import { type Scene, sceneOf } from './scenes.ts';

/** How many random scenes each property is tried on. */
export const SCENES = 10_000;

/** The seeds of the random scenes in which something is wrong; there should be none. */
export function wrongScenes(
  isWrong: (scene: Scene, seed: number) => boolean,
  scenes = SCENES,
  bases = 18,
): number[] {
  const wrong: number[] = [];
  for (let seed = 0; seed < scenes; seed += 1) if (isWrong(sceneOf(seed, bases), seed)) wrong.push(seed);
  return wrong;
}
