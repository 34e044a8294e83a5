import type { AnyGame, Rulebooks } from '@sanguine/kernel';
import { use } from 'react';

const loading = new Map<AnyGame, Promise<Rulebooks>>();

/** A game's rulebook in every language, loaded once; suspends until then. */
export function useRulebook(game: AnyGame): Rulebooks {
  let books = loading.get(game);
  if (books === undefined) {
    loading.set(game, (books = game.loadRulebook()));
    // Retry a failed load the next time.
    books.catch(() => loading.delete(game));
  }
  return use(books);
}
