import { setTimeout as pause } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { migrate } from './migrations/migrate.ts';
import { PooledDialect } from './postgres-dialect.ts';
import { LINE_LIMITS, MIGRATION_LIMITS } from './postgres-limits.ts';
import { postgresClient, postgresPool, whereIs } from './postgres.ts';
import { whyOf } from '../plain-error.ts';
import { isAway, unavailable } from './unavailable.ts';

/** The delay between two attempts, and before a running migration is reported. */
const RETRY_MS = 500;
const SLOW_MS = 4000;

/** What start-up waits for, as a phrase of the catalogue. */
interface Waiting {
  readonly key: 'waiting.database' | 'waiting.tables';
  readonly values: { readonly where: string; readonly why: string };
}

/** How long to wait for a database that does not answer yet. */
export interface DatabaseWait {
  /** In milliseconds. */
  readonly patience: number;
  /** Called if the wait takes long. */
  readonly waiting: (what: Waiting) => void;
  /** Ends the wait. */
  readonly signal?: AbortSignal;
}

export const AT_ONCE: DatabaseWait = { patience: 0, waiting: () => {} };

/** Waits until the database answers, then migrates its tables. */
export async function preparePostgres(url: string, opening: DatabaseWait): Promise<void> {
  await reach(url, opening);
  const where = whereIs(url);
  const slow = setTimeout(
    () => opening.waiting({ key: 'waiting.tables', values: { where, why: '' } }),
    SLOW_MS,
  );
  try {
    await bringUpToDate(url, opening.signal);
  } finally {
    clearTimeout(slow);
  }
}

async function reach(url: string, { patience, waiting, signal }: DatabaseWait): Promise<void> {
  const where = whereIs(url);
  const end = performance.now() + patience;
  for (let tries = 1; ; tries++) {
    const failure = await orAborted(tryOnce(url), signal);
    if (failure === null) return;
    if (!isAway(failure) || performance.now() >= end) throw failure;
    if (tries === 1) waiting({ key: 'waiting.database', values: { where, why: whyOf(failure) } });
    await pause(RETRY_MS, undefined, signal === undefined ? {} : { signal });
  }
}

/** Returns the error; null if the database answers. */
async function tryOnce(url: string): Promise<unknown> {
  try {
    const client = await postgresClient(url, LINE_LIMITS);
    await client.end();
    return null;
  } catch (error) {
    return unavailable(error);
  }
}

/** On a separate connection with its own limits, under an advisory lock. */
async function bringUpToDate(url: string, signal: AbortSignal | undefined): Promise<void> {
  const pool = postgresPool(url, { limits: MIGRATION_LIMITS, trouble: () => {}, max: 1 });
  const query = new Kysely<unknown>({ dialect: new PooledDialect(pool) });
  try {
    await orAborted(migrate(query), signal);
  } finally {
    // An aborted migration may still be running; it ends with the process.
    if (signal?.aborted !== true) await query.destroy();
  }
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
