import { type Remote, wrap } from 'comlink';
import type { GameWorker } from '../worker/game-worker.ts';

let opened: Remote<GameWorker> | null = null;

export function startWorker(name: string): Worker {
  return new Worker(new URL('../worker/game-worker.ts', import.meta.url), { type: 'module', name });
}

/** The page's worker for tables and records, started on first use. */
export function gameWorker(): Remote<GameWorker> {
  opened ??= wrap<GameWorker>(startWorker('office'));
  return opened;
}
