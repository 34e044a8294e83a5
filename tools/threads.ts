import { inChunks } from '@sanguine/kernel/shards';
import { Piscina } from 'piscina';

/** How many games are handed out at once: few enough to keep all threads busy to the end. */
const CHUNK = 8;

export const chunksOf = <Planned>(plan: readonly Planned[]): Planned[][] => [...inChunks(plan, CHUNK)];

/** Runs all tasks on `jobs` threads with a worker's module; the results come in the order of the tasks, whoever did them. */
export async function inThreads<Task, Result>(
  worker: URL,
  jobs: number,
  tasks: readonly Task[],
  done: (result: Result) => void = () => undefined,
): Promise<Result[]> {
  const pool = new Piscina<Task, Result>({ filename: worker.href, minThreads: jobs, maxThreads: jobs });
  try {
    return await Promise.all(
      tasks.map(async (task) => {
        const result = await pool.run(task);
        done(result);
        return result;
      }),
    );
  } finally {
    await pool.destroy();
  }
}
