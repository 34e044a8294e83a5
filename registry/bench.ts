import type { PlaneQuestion } from '@sanguine/kernel';

/** Games that measure a plane, and the questions they ask of it; loaded only by the bench. */
const PLANES: Readonly<Record<string, () => Promise<readonly PlaneQuestion[]>>> = {
  bloodfields: async () => (await import('@sanguine/bloodfields/bench/questions.ts')).questions(),
};

/** The questions of plane geometry of a game; none for a game without a plane. */
export function planeQuestions(id: string): Promise<readonly PlaneQuestion[]> {
  const load = Object.hasOwn(PLANES, id) ? PLANES[id] : undefined;
  return load === undefined ? Promise.resolve([]) : load();
}

/** Games whose odds deserve figures of their own: their hardest positions. */
const HARDEST: Readonly<Record<string, () => Promise<readonly (() => void)[]>>> = {
  'blood-rage': async () => (await import('@sanguine/blood-rage/bench/battle.ts')).hardestOdds(),
};

/** For each of a game's hardest positions a function that counts its odds; none for other games. */
export function hardestOdds(id: string): Promise<readonly (() => void)[]> {
  const load = Object.hasOwn(HARDEST, id) ? HARDEST[id] : undefined;
  return load === undefined ? Promise.resolve([]) : load();
}
