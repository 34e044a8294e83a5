import { Piscina } from 'piscina';
import type { Shard } from '@sanguine/kernel/shards';
import { type Chunk, chunksOf, type Series } from './plan.ts';
import type { GameResult } from './worker.ts';

/** Chunks queued per job besides those being played; bounds the memory of a long series. */
const WAITING_PER_JOB = 2;

/** Games leave nothing behind, so a bigger young generation would only look like growing memory. */
const YOUNG_MB = 16;

/** Plays a share of one series after the other on `jobs` threads and yields the results in the order of the games. Holds only a window of chunks. */
export async function* playSeries(
  series: readonly Series[],
  shard: Shard,
  jobs: number,
  signal: AbortSignal,
): AsyncGenerator<GameResult> {
  const pool = new Piscina<Chunk, GameResult[]>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: jobs,
    maxThreads: jobs,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const chunks = chunksOf(series, jobs, shard);
  const window: Promise<GameResult[]>[] = [];
  const fill = (): void => {
    while (window.length < jobs * (1 + WAITING_PER_JOB)) {
      const next = chunks.next();
      if (next.done === true) return;
      const played = pool.run(next.value, { signal });
      // A failed chunk is reported when its turn comes, not before.
      played.catch(() => {});
      window.push(played);
    }
  };
  try {
    for (fill(); window.length > 0; fill()) yield* (await window.shift()) ?? [];
  } finally {
    await pool.destroy();
  }
}
