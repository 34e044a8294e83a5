import { availableParallelism } from 'node:os';
import type { ExplainedMove, Playable } from '@sanguine/bots';
import { areKnown, mainThread, type Threads, threads } from '../../work/threads.ts';
import { chosenMove, type Task } from './decision.ts';

/** Returns the move the bot chooses, and why. */
export type Thinker = Threads<Task, ExplainedMove>;

/** In threads if those know all the games, so that a long search blocks nobody. */
export function thinkerFor(games: readonly Playable[]): Thinker {
  return areKnown(games) ? threadThinker() : localThinker(games);
}

export function localThinker(games: readonly Playable[]): Thinker {
  return mainThread((task) =>
    chosenMove(
      games.find(({ engine }) => engine.id === task.game),
      task,
    ),
  );
}

/**
 * How many bots think at once on a machine with this many cores. One core is left to the main thread, which everybody
 * waits for; but always two, so that a long search does not stop the quick bots of other tables. More than eight would
 * take a small server's memory for little: a thread may grow to half a gigabyte.
 */
export function thinkingWidth(cores: number): number {
  return Math.min(MOST_THREADS, Math.max(LEAST_THREADS, cores - 1));
}

const LEAST_THREADS = 2;
const MOST_THREADS = 8;

const LIMITS = {
  /** Far above what any decision takes. */
  milliseconds: 120_000,
  /** Never reached: `FairThinker` runs no more tasks than there are threads. */
  waiting: Number.POSITIVE_INFINITY,
};

export function threadThinker(): Thinker {
  return threads('think', { ...LIMITS, width: thinkingWidth(availableParallelism()) });
}
