import { setTimeout as pause } from 'node:timers/promises';
import { Unavailable } from '../storage/unavailable.ts';

const RETRY_MS = 1000;

/** For what nobody waits for: while the database cannot be used it is done again a little later, until it is stopped. */
export async function untilAvailable<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Unavailable) || signal.aborted) throw error;
    }
    // Stopped: it is tried for the last time.
    await pause(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
