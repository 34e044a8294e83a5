import { type ReasonedMove, reasoning } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';

export type BotChoice = ReasonedMove<AnyMove>;

/** Every reason a bot can give; `text/bot.*.json` has the words. */
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
export const because = reasoning<Why, AnyMove>();
