import type { AnyGame } from '@sanguine/kernel';

/** Rules only, loaded on demand: for workers and pages that draw nothing. */
const RULES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  bloodstones: async () => (await import('@sanguine/bloodstones/game.ts')).game,
  'blood-rage': async () => (await import('@sanguine/blood-rage/game.ts')).game,
  'blood-stone': async () => (await import('@sanguine/blood-stone/game.ts')).game,
  bloodfields: async () => (await import('@sanguine/bloodfields/game.ts')).game,
};

/** Undefined if no game has this id. */
export async function findAndLoad(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(RULES, id) ? RULES[id]?.() : undefined;
}

export async function loadGame(id: string): Promise<AnyGame> {
  const game = await findAndLoad(id);
  if (game === undefined) throw new Error(`no game is called ${id}`);
  return game;
}
