import { type ReasonedMove, type Reason, reasoning } from '@sanguine/kernel';
import type { Move } from '../rules/moves.ts';

export type BotChoice = ReasonedMove<Move>;

/** Every reason a bot can give; `text/bot.*.json` has the words. */
export const REASONS = [
  'attack',
  'attackVillages',
  'battle',
  'build',
  'buildGuard',
  'capture',
  'discard',
  'endPhase',
  'endTurn',
  'found',
  'guard',
  'guardTold',
  'keep',
  'keepTold',
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
  'swapTold',
  'withdraw',
] as const;
type Why = (typeof REASONS)[number];

export function reason(why: Why, values: Reason['values'] = {}): Reason {
  return { key: `bot.${why}`, values };
}

/** A move and why, in one line. */
export const because = reasoning<Why, Move>();
