import type { Explanation, Masked, Random, ReasonedMove, Seat } from '@sanguine/kernel';
import { explained } from './explain.ts';
import { botFor, type Playable } from './levels.ts';
import type { SearchBudget } from './search/index.ts';

/** One decision of a bot. */
export interface BotDecision {
  readonly level: string;
  /** What its seat may see, and nothing else. */
  readonly view: Masked<unknown>;
  readonly seat: Seat;
  /** The bot's own randomness. */
  readonly random: Random;
  /** Its own moves since anyone else decided, oldest first. */
  readonly past?: readonly unknown[] | undefined;
  /** How long it may think, if it searches; by default a number of play-outs. */
  readonly budget?: (() => SearchBudget) | undefined;
}

/** The move that the bot of a level chooses, and why. Throws if the game does not have the level. */
export function decide(
  game: Playable,
  { level, view, seat, random, past, budget }: BotDecision,
): ReasonedMove<unknown> {
  const bot = botFor(game, level, budget);
  if (bot === undefined) throw new Error(`no bot is called ${level}`);
  return bot.choose(view, seat, random, past);
}

/** A move as it goes into a row. */
export interface ExplainedMove {
  readonly move: unknown;
  readonly why: Explanation;
}

/** The same, with what its row says of it. */
export function decideExplained(game: Playable, decision: BotDecision): ExplainedMove {
  const choice = decide(game, decision);
  return { move: choice.move, why: explained(game, decision.view, decision.seat, choice) };
}
