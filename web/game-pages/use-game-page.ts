import { findBox } from '@sanguine/registry/shelf.ts';
import type { GamePage, GamePageName } from '@sanguine/ui';
import { use } from 'react';

interface LoadedPage {
  readonly Page: GamePage;
}

const loading = new Map<string, Promise<LoadedPage>>();

/** A page of a game on the shelf, loaded once; suspends until then. */
export function useGamePage(game: string, name: GamePageName): LoadedPage {
  const key = `${name}/${game}`;
  let page = loading.get(key);
  if (page === undefined) {
    const load = findBox(game)?.pages?.[name];
    if (load === undefined) throw new Error(`${game} has no page ${name}`);
    page = load().then((Page) => ({ Page }));
    loading.set(key, page);
    // Retry a failed load on the next visit.
    page.catch(() => loading.delete(key));
  }
  return use(page);
}
