import type { AnyGame, AnyPuzzleBook } from '@sanguine/kernel';
import { use } from 'react';

const loading = new Map<AnyGame, Promise<AnyPuzzleBook>>();
const NONE: Promise<AnyPuzzleBook> = Promise.resolve({ themes: [], puzzles: [] });

/** A game's puzzles, loaded once; suspends until then. */
export function useBook(game: AnyGame): AnyPuzzleBook {
  let book = loading.get(game);
  if (book === undefined) {
    loading.set(game, (book = game.loadPuzzles?.() ?? NONE));
    // Retry a failed load the next time.
    book.catch(() => loading.delete(game));
  }
  return use(book);
}
