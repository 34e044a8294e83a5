import { type Remote, wrap } from 'comlink';
import type { GameWorker } from '../worker/game-worker.ts';

let opened: Remote<GameWorker> | null = null;

/** The page's only worker, started on first use. */
export function gameWorker(): Remote<GameWorker> {
  opened ??= wrap<GameWorker>(
    new Worker(new URL('../worker/game-worker.ts', import.meta.url), { type: 'module', name: 'office' }),
  );
  return opened;
}
