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

const LIMITS = {
  width: 2,
  /** Far above what any decision takes. */
  milliseconds: 120_000,
  /** Never reached: `FairThinker` runs no more tasks than there are threads. */
  waiting: Number.POSITIVE_INFINITY,
};

export function threadThinker(): Thinker {
  return threads('think', LIMITS);
}
