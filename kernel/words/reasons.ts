import type { ReasonedMove } from '../rules/game.ts';
import type { Reason } from '../rules/reason.ts';

/**
 * Makes a bot's reasoned move in one line: `because('march', move)`. The texts are under `bot.` in the game's
 * catalogue.
 */
export function reasoning<Why extends string, Move>() {
  return (why: Why, move: Move, values: Reason['values'] = {}): ReasonedMove<Move> => ({
    move,
    reason: { key: `bot.${why}`, values },
  });
}

/** Chances closer than this to 0 or 1 count as such: sums of exact chances deviate by less. */
const NOTHING = 1e-9;

/** A chance in whole percent: never 0 if it may happen, never 100 if it may fail. */
export function inPercent(chance: number): number {
  if (chance < NOTHING) return 0;
  if (chance > 1 - NOTHING) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

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
