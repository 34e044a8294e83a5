import { setImmediate as nextTurn } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { Playable } from '@sanguine/bots';
import { Queue } from '../storage/queue.ts';
import { decide, type Task } from './decision.ts';

/** Where bots think. */
export interface Thinker {
  /** How many decisions it can make at once. */
  readonly width: number;
  /** The move the bot chooses. */
  think(task: Task): Promise<unknown>;
  close(): Promise<void>;
}

/** On the main thread, one decision at a time: for games the worker does not know. */
export function localThinker(games: readonly Playable[]): Thinker {
  const queue = new Queue();
  return {
    width: 1,
    think: (task) =>
      queue.enter(async () => {
        // Whoever else has something to do comes first.
        await nextTurn();
        return decide(
          games.find(({ engine }) => engine.id === task.game),
          task,
        );
      }),
    close: () => queue.empty(),
  };
}

const THREADS = 2;
const IDLE_MS = 60_000;
/** No decision takes nearly as long. */
const THINKING_MS = 120_000;
const MEGABYTES = 512;

/** In threads of their own: a long thought holds up nobody. */
export function threadThinker(): Thinker {
  const pool = new Piscina<Task, unknown>({
    filename: new URL('think-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  return {
    width: THREADS,
    think: (task) => pool.run(task, { signal: AbortSignal.timeout(THINKING_MS) }),
    close: () => pool.close({ force: true }),
  };
}
