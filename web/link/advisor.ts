import type { Hint, HintRequest } from '@sanguine/bots';
import { proxy, type Remote, wrap } from 'comlink';
import type { GameWorker } from '../worker/game-worker.ts';
import { startWorker } from './game-worker.ts';

/**
 * Thinks about hints on a worker of its own, so that the table goes on meanwhile. A search cannot be interrupted: who no longer
 * wants to know ends the worker.
 */
export class Advisor {
  #worker: Worker | null = null;
  #remote: Remote<GameWorker> | null = null;

  /** `passed` is told the share of the time that is over. Never answers once it was stopped. */
  ask(game: string, request: HintRequest, passed: (share: number) => void): Promise<Hint> {
    this.#worker ??= startWorker('advisor');
    this.#remote ??= wrap<GameWorker>(this.#worker);
    return this.#remote.advise(game, request, proxy(passed));
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#remote = null;
  }
}
