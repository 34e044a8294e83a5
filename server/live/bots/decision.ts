import { botFor, timeBudget, type Playable, botRandom } from '@sanguine/bots';
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

/** A bot that searches thinks so long about each decision: players wait for it, and so do other tables' bots. */
const THOUGHT_MS = 1000;

/** The move the bot chooses. */
export function decide(game: Playable | undefined, { level, view, seat, row, seed }: Task): unknown {
  const bot =
    game === undefined
      ? undefined
      : botFor(
          game,
          level,
          timeBudget(() => performance.now(), THOUGHT_MS),
        );
  if (bot === undefined) throw new Error(`no bot is called ${level}`);
  return bot.choose(view, seat, botRandom(seed)(row, seat)).move;
}
