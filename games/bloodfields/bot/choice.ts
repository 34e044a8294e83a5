import { type ReasonedMove, reasoning } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';

export type BotChoice = ReasonedMove<AnyMove>;

/** Every reason a bot can give; `text/bot.*.json` has the words. */
export const REASONS = [
  'ability',
  'activate',
  'activateIdle',
  'aim',
  'attack',
  'attackKill',
  'begin',
  'cast',
  'champion',
  'charge',
  'contact',
  'decline',
  'deployBack',
  'deployFront',
  'douse',
  'drag',
  'drink',
  'ember',
  'end',
  'exit',
  'flee',
  'focus',
  'inspire',
  'keep',
  'lay',
  'leap',
  'letBegin',
  'magic',
  'moveAway',
  'moveGoal',
  'moveOn',
  'moveStrike',
  'muster',
  'order',
  'react',
  'reroll',
  'rerollTheirs',
  'rite',
  'shake',
  'shoot',
  'side',
  'spendAttack',
  'spendDefence',
  'split',
  'stay',
  'stayOn',
  'stop',
  'strike',
  'summon',
  'supports',
  'token',
  'turn',
] as const;
export type Why = (typeof REASONS)[number];

/** A move and why, in one line. */
export const because = reasoning<Why, AnyMove>();
