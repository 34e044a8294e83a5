import { setTimeout as pause } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { migrate } from './migrations/migrate.ts';
import { PooledDialect } from './postgres-dialect.ts';
import { LINE_LIMITS, MIGRATION_LIMITS } from './postgres-limits.ts';
import { postgresClient, postgresPool, whereIs } from './postgres.ts';
import { whyOf } from '../plain-error.ts';
import { isAway, unavailable } from './unavailable.ts';

/** Between two tries, and before it is said that tables are being brought up to date. */
const RETRY_MS = 500;
const SLOW_MS = 4000;

/** What is waited for, as a phrase of the catalogue. */
interface Waiting {
  readonly key: 'waiting.database' | 'waiting.tables';
  readonly values: { readonly where: string; readonly why: string };
}

/** How a database is opened that may not be there yet. */
export interface DatabaseWait {
  /** Milliseconds it is waited for. */
  readonly patience: number;
  /** Hears what is waited for, if it takes a while. */
  readonly waiting: (what: Waiting) => void;
  /** Ends the wait. */
  readonly signal?: AbortSignal;
}

export const AT_ONCE: DatabaseWait = { patience: 0, waiting: () => {} };

/** Waits until the database can be reached, then brings its tables up to date. */
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

/** Null: it answers. */
async function tryOnce(url: string): Promise<unknown> {
  try {
    const client = await postgresClient(url, LINE_LIMITS);
    await client.end();
    return null;
  } catch (error) {
    return unavailable(error);
  }
}

/** On a connection of its own, under an advisory lock, with limits of its own. */
async function bringUpToDate(url: string, signal: AbortSignal | undefined): Promise<void> {
  const pool = postgresPool(url, { limits: MIGRATION_LIMITS, trouble: () => {}, max: 1 });
  const query = new Kysely<unknown>({ dialect: new PooledDialect(pool) });
  try {
    await orAborted(migrate(query), signal);
  } finally {
    // What was aborted may still be under way, and ends with the process.
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
