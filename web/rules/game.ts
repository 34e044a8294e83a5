import { use } from 'react';
import type { AnyGame } from '@sanguine/kernel';
import { findBox } from '@sanguine/registry/shelf.ts';

const loading = new Map<string, Promise<AnyGame>>();

/** The rules of a game on the shelf, loaded once; suspends until then. */
export function useGame(id: string): AnyGame {
  let game = loading.get(id);
  if (game === undefined) {
    const box = findBox(id);
    if (box === undefined) throw new Error(`no game is called ${id}`);
    loading.set(id, (game = box.loadGame()));
    // Retry a failed load on the next visit.
    game.catch(() => loading.delete(id));
  }
  return use(game);
}
