import { Kysely } from 'kysely';
import { alwaysThere, type Availability } from './availability.ts';
import { migrate } from './migrations/migrate.ts';
import { LocalNotices, type Notices } from './notices.ts';
import { PooledDialect } from './postgres-dialect.ts';
import { POSTGRES_LIMITS } from './postgres-limits.ts';
import { PostgresNotices } from './postgres-notices.ts';
import { AT_ONCE, type DatabaseWait, preparePostgres } from './postgres-start.ts';
import { breaker, postgresPool } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqlite } from './sqlite.ts';

export interface Database {
  readonly query: Kysely<Schema>;
  readonly notices: Notices;
  /** Up to date once anybody has subscribed to the notices. */
  readonly availability: Availability;
  close(): Promise<void>;
}

/**
 * Opens `sqlite:path`, `sqlite::memory:` or `postgres://…` and migrates its tables. `trouble` gets errors nobody waits
 * for: a broken idle connection, a listener that throws.
 */
export async function openDatabase(
  url: string,
  trouble: (error: unknown) => void,
  opening: DatabaseWait = AT_ONCE,
): Promise<Database> {
  const { query, notices, availability, prepare } = connect(url, trouble, opening);
  const close = async (): Promise<void> => {
    await notices.close();
    await query.destroy();
  };
  try {
    await prepare();
  } catch (error) {
    await close();
    throw error;
  }
  return { query, notices, availability, close };
}

interface Connected extends Omit<Database, 'close'> {
  readonly prepare: () => Promise<void>;
}

function connect(url: string, trouble: (error: unknown) => void, opening: DatabaseWait): Connected {
  if (/^postgres(?:ql)?:\/\//.test(url)) {
    const pool = postgresPool(url, { limits: POSTGRES_LIMITS, trouble });
    const notices = new PostgresNotices(url, pool, trouble);
    const breakAll = breaker(pool);
    notices.availability.subscribe((isAway) => {
      if (isAway) breakAll();
    });
    const dialect = new PooledDialect(pool, notices.assertThere);
    const prepare = (): Promise<void> => preparePostgres(url, opening);
    return { query: new Kysely<Schema>({ dialect }), notices, availability: notices.availability, prepare };
  }
  const path = /^sqlite:(.+)$/.exec(url)?.[1];
  if (path === undefined) {
    // The URL is not shown: it may hold a password.
    throw new Error('the database is given as sqlite:path, sqlite::memory: or postgres://…');
  }
  const query = new Kysely<Schema>({ dialect: sqlite(path) });
  // SQLite has no lock but a transaction around everything.
  const prepare = (): Promise<void> => query.transaction().execute((whole) => migrate(whole));
  return { query, notices: new LocalNotices(trouble), availability: alwaysThere(query), prepare };
}
