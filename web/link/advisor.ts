import type { Hint, HintRequest } from '@sanguine/bots';
import { proxy, type Remote, wrap } from 'comlink';
import type { GameWorker } from '../worker/game-worker.ts';
import { startWorker } from './game-worker.ts';

/**
 * Thinks about hints in its own worker, so that the table goes on meanwhile. A search cannot be interrupted: whoever no longer
 * wants the hint ends the worker.
 */
export class Advisor {
  #worker: Worker | null = null;
  #remote: Remote<GameWorker> | null = null;

  /** `passed` receives the share of the time that has passed. Never answers once stopped. */
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
