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

/** Chances nearer than this to nothing or to certainty are taken for it: sums of exact chances are off by less. */
const NOTHING = 1e-9;

/** A chance in whole per cent. What may happen is never 0, and what may fail is never 100. */
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
