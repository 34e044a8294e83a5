import { botRandom, decide, type Playable, timeBudget } from '@sanguine/bots';
import type { Masked, Seat } from '@sanguine/kernel';

/** What a bot is to decide: plain data, so that it can be thought about elsewhere. */
export interface Task {
  readonly game: string;
  readonly level: string;
  /** What its seat may see, and nothing else. */
  readonly view: Masked<unknown>;
  readonly seat: Seat;
  readonly row: number;
  /** Of the bot's own chance. */
  readonly seed: string;
}

/** Players wait for a bot that searches, and so do other tables' bots. */
const BUDGET = timeBudget(() => performance.now());

/** The move the bot chooses. */
export function chosenMove(game: Playable | undefined, { level, view, seat, row, seed }: Task): unknown {
  if (game === undefined) throw new Error(`no bot is called ${level}`);
  return decide(game, { level, view, seat, random: botRandom(seed)(row, seat), budget: BUDGET }).move;
}
