import type { Choice, Reason } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';

export type BotChoice = Choice<AnyMove>;

/** Every reason a bot of this game gives itself; `text/bot.*.json` has the words. */
export const REASONS = [
  'approach',
  'banish',
  'boil',
  'discard',
  'endTurn',
  'flee',
  'ghostStep',
  'husk',
  'manipulate',
  'mend',
  'mist',
  'place',
  'ready',
  'rest',
  'rise',
  'root',
  'secondWind',
  'siphon',
  'stalk',
  'standBack',
  'strike',
  'strikeWitch',
  'strip',
  'transfuse',
  'ward',
  'whisper',
  'zombify',
] as const;
export type Why = (typeof REASONS)[number];

/** A move and why, in one line. */
export function because(why: Why, move: AnyMove, values: Reason['values'] = {}): BotChoice {
  return { move, reason: { key: `bot.${why}`, values } };
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
