import { type AnyGame, type Bot, botName, partsOf } from '@sanguine/kernel';
import type { Explaining } from './explain.ts';
import { randomBot } from './random.ts';
import { type Searchable, type SearchBudget, searchBot } from './search/index.ts';
import { temperOf, tempersOf } from './tempers.ts';

/** What bots need of a game; any `Game` has it. Without an estimate there is no search: it could not tell chances to win. */
export type Playable = Pick<AnyGame, 'engine' | 'bots' | 'tempers' | 'insight' | 'setup' | 'side'> &
  Partial<Pick<AnyGame, 'estimate'>> &
  Explaining;

const RANDOM = 'random';
const WARLORD = 'warlord';

/** Every level a game can be played at, weakest first. */
export function levelsOf(game: Playable): string[] {
  return [RANDOM, ...Object.keys(game.bots), ...(isSearchable(game) ? [WARLORD] : [])];
}

/** Whether the game can be played at the level that searches. */
export const isSearchable = (game: Playable): game is Playable & Searchable =>
  game.insight !== undefined && game.estimate !== undefined;

/** Whether a level thinks for long about its moves. */
export const isSearching = (level: string): boolean => level === WARLORD;

/** The level that plays for somebody who is gone: the best one that does not think for long. */
export function standInLevel(game: Playable): string {
  return Object.keys(game.bots).at(-1) ?? RANDOM;
}

/** The names of all a game's bots: each level alone, and with each of its tempers. */
export function botsOf(game: Playable): string[] {
  return levelsOf(game).flatMap((level) => [
    level,
    ...tempersOf(game, level).map((temper) => botName(level, temper)),
  ]);
}

/** Whether the game has a bot of this name. */
export function isBot(game: Playable, name: string): boolean {
  return botsOf(game).includes(name);
}

/** The bot of this name. `budget` says how long it may think if it searches; by default a fixed number of play-outs. */
export function botFor(
  game: Playable,
  name: string,
  budget?: () => SearchBudget,
): Bot<unknown, unknown> | undefined {
  const { level, temper } = partsOf(name);
  if (temper !== null) return temperOf(game, name)?.bot;
  if (level === RANDOM) return randomBot(game.engine);
  if (level === WARLORD && isSearchable(game)) return searchBot(game, budget);
  return Object.hasOwn(game.bots, level) ? game.bots[level] : undefined;
}
