import type { Choice } from '@sanguine/kernel';
import type { Move } from '../rules/moves.ts';

export type BotChoice = Choice<Move>;

/** A move and why, in one line: a key of `text/bot.*.json` and its values. */
export function because(
  key: string,
  move: Move,
  values: Readonly<Record<string, string | number>> = {},
): BotChoice {
  return { move, reason: { key: `bot.${key}`, values } };
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
