import { proxy, type Remote, wrap } from 'comlink';
import type { Analysed, AnalysisProgress, Depth, Judgement, PlayerNames } from '@sanguine/bots';
import type { GameRecord, Seat } from '@sanguine/kernel';
import type { AnalysisWorker } from './worker.ts';

/** Works in a worker of its own, which is stopped at any time: nothing else waits for it. */
export class Analyst {
  readonly #worker: Worker;
  readonly #remote: Remote<AnalysisWorker>;
  readonly #stopped = Promise.withResolvers<null>();

  constructor() {
    this.#worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module', name: 'analyst' });
    this.#remote = wrap<AnalysisWorker>(this.#worker);
  }

  /** Null if it was stopped. */
  analyse(
    record: GameRecord,
    depth: Depth,
    names: PlayerNames,
    tell: (progress: AnalysisProgress) => void,
  ): Promise<Analysed | null> {
    return Promise.race([this.#remote.analyse(record, depth, names, proxy(tell)), this.#stopped.promise]);
  }

  /** Null if it was stopped, or if the choice could not be made then. */
  judge(record: GameRecord, row: number, seat: Seat, move: unknown): Promise<Judgement | null> {
    return Promise.race([this.#remote.judge(record, { row, seat, move }), this.#stopped.promise]);
  }

  stop(): void {
    this.#worker.terminate();
    this.#stopped.resolve(null);
  }
}
