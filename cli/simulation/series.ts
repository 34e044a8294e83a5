import { Piscina } from 'piscina';
import type { Shard } from '@sanguine/kernel/shards';
import { type Chunk, chunksOf, type Series } from './plan.ts';
import type { GameResult } from './worker.ts';

/** Chunks queued per job besides those being played; bounds the memory of a long series. */
const WAITING_PER_JOB = 2;

/** Games leave nothing behind, so a bigger young generation would only look like growing memory. */
const YOUNG_MB = 16;

type Pool = Piscina<Chunk, GameResult[]>;

/** By number of threads. Loading all games takes a thread longer than playing one, so threads stay for the next series. */
const pools = new Map<number, Pool>();

function poolOf(jobs: number): Pool {
  const known = pools.get(jobs);
  if (known !== undefined) return known;
  const pool: Pool = new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: jobs,
    idleTimeout: Infinity,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  pools.set(jobs, pool);
  return pool;
}

/**
 * Plays a share of the series, one after another, on `jobs` threads and yields the results in the order of the games. Holds
 * only a window of chunks.
 */
export async function* playSeries(
  series: readonly Series[],
  shard: Shard,
  jobs: number,
  signal: AbortSignal,
): AsyncGenerator<GameResult> {
  const pool = poolOf(jobs);
  const left = new AbortController();
  const either = AbortSignal.any([signal, left.signal]);
  const chunks = chunksOf(series, jobs, shard);
  const window: Promise<GameResult[]>[] = [];
  const fill = (): void => {
    while (window.length < jobs * (1 + WAITING_PER_JOB)) {
      const next = chunks.next();
      if (next.done === true) return;
      const played = pool.run(next.value, { signal: either });
      // A failed chunk is reported when its turn comes, not before.
      played.catch(() => {});
      window.push(played);
    }
  };
  try {
    for (fill(); window.length > 0; fill()) yield* (await window.shift()) ?? [];
  } finally {
    // Nobody wants the rest any more.
    left.abort();
  }
}
