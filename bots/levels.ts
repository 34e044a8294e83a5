import type { AnyGame, Bot } from '@sanguine/kernel';
import type { Explaining } from './explain.ts';
import { randomBot } from './random.ts';
import { type SearchBudget, searchBot } from './search/index.ts';

/** What bots need of a game; any `Game` has it. */
export type Playable = Pick<AnyGame, 'engine' | 'bots' | 'insight' | 'setup' | 'side'> & Explaining;

const RANDOM = 'random';
const WARLORD = 'warlord';

/** Every level a game can be played at, the weakest first. */
export function levelsOf(game: Playable): string[] {
  return [RANDOM, ...Object.keys(game.bots), ...(game.insight === undefined ? [] : [WARLORD])];
}

/** Who plays on for somebody who is gone: the best bot that does not think for long. */
export function standInLevel(game: Playable): string {
  return Object.keys(game.bots).at(-1) ?? RANDOM;
}

/** The bot of a level. `budget` says how long one that searches may think; left out, a fixed number of play-outs. */
export function botFor(
  game: Playable,
  level: string,
  budget?: () => SearchBudget,
): Bot<unknown, unknown> | undefined {
  if (level === RANDOM) return randomBot(game.engine);
  if (level === WARLORD && game.insight !== undefined) return searchBot(game, budget);
  return Object.hasOwn(game.bots, level) ? game.bots[level] : undefined;
}
