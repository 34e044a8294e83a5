import type { Choice, Reason } from '@sanguine/kernel';
import type { Move } from '../rules/moves.ts';

export type BotChoice = Choice<Move>;

/** Every reason a bot can give; `text/bot.*.json` has the words. */
export const REASONS = [
  'attack',
  'battle',
  'build',
  'capture',
  'discard',
  'endPhase',
  'endTurn',
  'found',
  'guard',
  'keep',
  'lose',
  'march',
  'muster',
  'nudge',
  'pay',
  'pick',
  'raid',
  'raise',
  'ready',
  'relieve',
  'retreat',
  'return',
  'settle',
  'shamble',
  'stand',
  'swap',
  'withdraw',
] as const;
type Why = (typeof REASONS)[number];

export function reason(why: Why, values: Reason['values'] = {}): Reason {
  return { key: `bot.${why}`, values };
}

/** A move and why, in one line. */
export function because(why: Why, move: Move, values: Reason['values'] = {}): BotChoice {
  return { move, reason: reason(why, values) };
}

export const percent = (chance: number): number => Math.round(chance * 100);

/** The item with the highest score; the first of equals, so that equal views give equal choices. */
export function bestBy<T>(items: Iterable<T>, score: (item: T) => number): T | undefined {
  let best: T | undefined;
  let highest = -Infinity;
  for (const item of items) {
    const here = score(item);
    if (here > highest) {
      highest = here;
      best = item;
    }
  }
  return best;
}
