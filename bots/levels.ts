import type { AnyGame, Bot } from '@sanguine/kernel';
import { randomBot } from './random.ts';

/** What of a game its bots need; any `Game` has it. */
export type Playable = Pick<AnyGame, 'engine' | 'bots' | 'setup' | 'side'>;

const RANDOM = 'random';

/** Every level a game can be played at, the weakest first. */
export function levelsOf(game: Playable): string[] {
  return [RANDOM, ...Object.keys(game.bots)];
}

export function botFor(game: Playable, level: string): Bot<unknown, unknown> | undefined {
  if (level === RANDOM) return randomBot(game.engine);
  return Object.hasOwn(game.bots, level) ? game.bots[level] : undefined;
}
