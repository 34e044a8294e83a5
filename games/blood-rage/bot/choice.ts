import type { Choice, Reason } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';

export type BotChoice = Choice<AnyMove>;

/** Every reason a bot of this game gives itself; `text/bot.*.json` has the words. */
export const REASONS = [
  'blessing',
  'bluff',
  'challenge',
  'clan',
  'declare',
  'decline',
  'discount',
  'draft',
  'draftQuest',
  'draftUpgrade',
  'enter',
  'enterDoomed',
  'enterFjord',
  'enterFree',
  'fight',
  'gather',
  'grow',
  'hold',
  'join',
  'keep',
  'lateCard',
  'loki',
  'march',
  'marchDoomed',
  'pass',
  'pillage',
  'pillageOpen',
  'quest',
  'questHope',
  'raise',
  'recall',
  'regain',
  'rescue',
  'ride',
  'sacrifice',
  'stay',
  'stayLate',
  'strike',
  'succor',
  'surrender',
  'upgrade',
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
