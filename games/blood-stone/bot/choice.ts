import { type ReasonedMove, reasoning } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';

export type BotChoice = ReasonedMove<AnyMove>;

/** Every reason a bot can give; `text/bot.*.json` has the words. */
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
export const because = reasoning<Why, AnyMove>();
