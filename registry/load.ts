import type { AnyGame } from '@sanguine/kernel';

/** Rules only, loaded on demand: for workers and pages that draw nothing. */
const RULES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  bloodstones: async () => (await import('@sanguine/bloodstones/game.ts')).game,
  'blood-rage': async () => (await import('@sanguine/blood-rage/game.ts')).game,
  'blood-stone': async () => (await import('@sanguine/blood-stone/game.ts')).game,
  bloodfields: async () => (await import('@sanguine/bloodfields/game.ts')).game,
};

export function loadGame(id: string): Promise<AnyGame> {
  const load = Object.hasOwn(RULES, id) ? RULES[id] : undefined;
  return load === undefined ? Promise.reject(new Error(`no game is called ${id}`)) : load();
}
