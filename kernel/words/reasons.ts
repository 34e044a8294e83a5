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

/** A chance in whole percent, as reasons show it. */
export const inPercent = (chance: number): number => Math.round(chance * 100);

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
