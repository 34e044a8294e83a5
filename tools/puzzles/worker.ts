import { findGame } from '@sanguine/registry';
import { type SearchedGame, searchGame, type SearchPlan } from './self-play.ts';

/** One game to search, as plain data. */
export interface Task extends SearchPlan {
  readonly game: string;
}

/** Searches a game in a thread of its own. */
export default async function search({ game: id, ...plan }: Task): Promise<SearchedGame> {
  const game = findGame(id);
  const book = await game?.loadPuzzles?.();
  if (game === undefined || book === undefined) throw new Error(`${id} has no puzzles`);
  return searchGame(game, book, plan);
}
