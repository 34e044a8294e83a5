import type { PlaneQuestion } from '@sanguine/kernel';

/** Games that measure a plane, with what they ask it; loaded by the bench alone. */
const PLANES: Readonly<Record<string, () => Promise<readonly PlaneQuestion[]>>> = {
  bloodfields: async () => (await import('@sanguine/bloodfields/bench/questions.ts')).questions(),
};

/** The questions of plane geometry of a game; none for a game without a plane. */
export function planeQuestions(id: string): Promise<readonly PlaneQuestion[]> {
  const load = Object.hasOwn(PLANES, id) ? PLANES[id] : undefined;
  return load === undefined ? Promise.resolve([]) : load();
}

/** Games with odds worth figures of their own: positions as hard as they come. */
const HARDEST: Readonly<Record<string, () => Promise<readonly (() => void)[]>>> = {
  'blood-rage': async () => (await import('@sanguine/blood-rage/bench/battle.ts')).hardestOdds(),
};

/** Counts the odds of a game's hardest positions, one by one; none for a game without. */
export function hardestOdds(id: string): Promise<readonly (() => void)[]> {
  const load = Object.hasOwn(HARDEST, id) ? HARDEST[id] : undefined;
  return load === undefined ? Promise.resolve([]) : load();
}
