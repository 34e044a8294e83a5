import type { KeyUnder } from '@sanguine/kernel';
import type { Command } from '../command.ts';
import type { Phrase } from '../text/say.ts';

/** Commands are loaded on demand. */
export const COMMANDS: Readonly<
  Record<KeyUnder<Phrase, 'command'>, () => Promise<{ readonly command: Command }>>
> = {
  play: () => import('./play.ts'),
  simulate: () => import('./simulate.ts'),
  arena: () => import('./arena.ts'),
  merge: () => import('./merge.ts'),
  gym: () => import('./gym.ts'),
  replay: () => import('./replay.ts'),
  analyse: () => import('./analyse.ts'),
  verify: () => import('./verify.ts'),
  odds: () => import('./odds.ts'),
  roster: () => import('./roster.ts'),
  perft: () => import('./perft.ts'),
  bench: () => import('./bench.ts'),
  rules: () => import('./rules.ts'),
  list: () => import('./list.ts'),
  serve: () => import('./serve.ts'),
  admin: () => import('./admin.ts'),
};
