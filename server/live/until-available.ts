import { setTimeout as pause } from 'node:timers/promises';
import { Unavailable } from '../storage/unavailable.ts';

const RETRY_MS = 1000;

/** For background work: retries while the database is unavailable, until the signal is aborted. */
export async function untilAvailable<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Unavailable) || signal.aborted) throw error;
    }
    // If aborted meanwhile, one last try follows.
    await pause(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
