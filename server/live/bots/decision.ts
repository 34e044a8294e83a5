import { botRandom, decideExplained, type ExplainedMove, type Playable, timeBudget } from '@sanguine/bots';
import type { Masked, Seat } from '@sanguine/kernel';

/** A decision for a bot, as plain data, so that a thread can make it. */
export interface Task {
  readonly game: string;
  readonly level: string;
  readonly view: Masked<unknown>;
  readonly seat: Seat;
  /** Its own moves since anybody else decided. */
  readonly past: readonly unknown[];
  readonly row: number;
  /** Of the bot's own random choices. */
  readonly seed: string;
}

/** Limits a search: players and other tables' bots wait for it. */
const BUDGET = timeBudget(() => performance.now());

export function chosenMove(
  game: Playable | undefined,
  { level, view, seat, past, row, seed }: Task,
): ExplainedMove {
  if (game === undefined) throw new Error(`no bot is called ${level}`);
  const random = botRandom(seed)(row, seat);
  return decideExplained(game, { level, view, seat, random, past, budget: BUDGET });
}
