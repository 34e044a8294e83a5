import { proxy, type Remote, wrap } from 'comlink';
import type { Analysed, AnalysisProgress, Depth, Judgement, PlayerNames } from '@sanguine/bots';
import type { GameRecord, Seat } from '@sanguine/kernel';
import type { AnalysisWorker } from './worker.ts';

interface Room {
  readonly worker: Worker;
  readonly remote: Remote<AnalysisWorker>;
  readonly stopped: PromiseWithResolvers<null>;
}

/** Works in its own worker, started by the first question. Nothing else waits for it, so it can be stopped at any time. */
export class Analyst {
  #room: Room | null = null;

  /** Null if it was stopped. */
  analyse(
    record: GameRecord,
    depth: Depth,
    names: PlayerNames,
    tell: (progress: AnalysisProgress) => void,
  ): Promise<Analysed | null> {
    const { remote, stopped } = this.#opened();
    return Promise.race([remote.analyse(record, depth, names, proxy(tell)), stopped.promise]);
  }

  /** Null if it was stopped, or if the choice could not be made then. */
  judge(record: GameRecord, row: number, seat: Seat, move: unknown): Promise<Judgement | null> {
    const { remote, stopped } = this.#opened();
    return Promise.race([remote.judge(record, { row, seat, move }), stopped.promise]);
  }

  stop(): void {
    this.#room?.worker.terminate();
    this.#room?.stopped.resolve(null);
    this.#room = null;
  }

  #opened(): Room {
    if (this.#room === null) {
      const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module', name: 'analyst' });
      this.#room = { worker, remote: wrap<AnalysisWorker>(worker), stopped: Promise.withResolvers() };
    }
    return this.#room;
  }
}
