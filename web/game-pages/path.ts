import type { GamePageName } from '@sanguine/ui';

/** The address of a game's page; `at` is the part the page itself understands. */
export function pathOf(game: string, page: GamePageName, at: string): string {
  return at === '' ? `/${page}/${game}` : `/${page}/${game}/${at}`;
}
