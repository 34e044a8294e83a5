import { setImmediate as nextTurn } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { Playable } from '@sanguine/bots';
import { Queue } from '@sanguine/kernel';
import { findGame } from '@sanguine/registry';
import type * as worker from './worker.ts';

/** Runs work that would block the main thread. A task that takes too long is aborted and fails. */
export interface Threads<Task, Answer> {
  /** How many tasks run at once. */
  readonly width: number;
  run(task: Task): Promise<Answer>;
  close(): Promise<void>;
}

type Work = typeof worker;
type TaskOf<Name extends keyof Work> = Parameters<Work[Name]>[0];
type AnswerOf<Name extends keyof Work> = Awaited<ReturnType<Work[Name]>>;

export interface ThreadLimits {
  readonly width: number;
  /** The time limit of a task, well above what any takes. */
  readonly milliseconds: number;
  /** How many tasks may wait; one more is refused. */
  readonly waiting: number;
}

const FILE = new URL('worker.ts', import.meta.url);
const IDLE_MS = 60_000;
const MEGABYTES = 512;

/** A thread pool for one kind of work. */
export function threads<Name extends keyof Work>(
  name: Name,
  { width, milliseconds, waiting }: ThreadLimits,
): Threads<TaskOf<Name>, AnswerOf<Name>> {
  const pool = new Piscina<TaskOf<Name>, AnswerOf<Name>>({
    filename: FILE.href,
    name,
    minThreads: 0,
    maxThreads: width,
    maxQueue: waiting,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  return {
    width,
    run: (task) => pool.run(task, { signal: AbortSignal.timeout(milliseconds) }),
    close: () => pool.close({ force: true }),
  };
}

/** Runs on the main thread, one task at a time: for games that only this thread knows. */
export function mainThread<Task, Answer>(work: (task: Task) => Answer): Threads<Task, Answer> {
  const queue = new Queue();
  return {
    width: 1,
    run: (task) =>
      queue.enter(async () => {
        // Pending work of others goes first.
        await nextTurn();
        return work(task);
      }),
    close: () => queue.empty(),
  };
}

/** Whether threads know these games: they have those of the registry only. */
export function areKnown(games: readonly Pick<Playable, 'engine'>[]): boolean {
  return games.every(({ engine }) => findGame(engine.id)?.engine === engine);
}
