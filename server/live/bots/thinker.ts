import type { Playable } from '@sanguine/bots';
import { areKnown, mainThread, type Threads, threads } from '../../work/threads.ts';
import { chosenMove, type Task } from './decision.ts';

/** Where bots think: gives the move the bot chooses. */
export type Thinker = Threads<Task, unknown>;

/** In threads of their own, so that a long thought holds up nobody, where those know all the games. */
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
  /** No decision takes nearly as long. */
  milliseconds: 120_000,
  /** Never: `FairThinker` asks for no more than are worked on at once. */
  waiting: Number.POSITIVE_INFINITY,
};

export function threadThinker(): Thinker {
  return threads('think', LIMITS);
}
