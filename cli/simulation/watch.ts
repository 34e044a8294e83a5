import { countOf, type Shard } from '@sanguine/kernel/shards';
import type { Call } from '../command.ts';
import { Progress } from '../progress.ts';
import { gamesIn, type Series } from './plan.ts';
import { playSeries } from './series.ts';
import type { GameResult } from './worker.ts';

/** Plays a share of the series in order with a progress bar; returns false if interrupted by Ctrl-C. */
export async function watch(
  { aside, say }: Call,
  series: readonly Series[],
  shard: Shard,
  jobs: number,
  take: (result: GameResult) => void | Promise<void>,
): Promise<boolean> {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  const games = countOf(shard, gamesIn(series));
  const progress = new Progress(aside, say, games);
  let done = 0;
  try {
    for await (const result of playSeries(series, shard, Math.max(1, Math.min(jobs, games)), stop.signal)) {
      await take(result);
      progress.show(++done);
    }
    return true;
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    progress.clear();
    aside.line(say('simulate.stopped', { done, games }));
    return false;
  } finally {
    process.off('SIGINT', interrupt);
    progress.clear();
  }
}
