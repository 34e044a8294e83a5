import { Kysely, PostgresDialect } from 'kysely';
import { migrate } from './migrations/migrate.ts';
import { LocalNotices, type Notices } from './notices.ts';
import { PostgresNotices } from './postgres-notices.ts';
import { postgresPool } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqlite } from './sqlite.ts';

export interface Database {
  readonly query: Kysely<Schema>;
  readonly notices: Notices;
  close(): Promise<void>;
}

/**
 * Opens `sqlite:path`, `sqlite::memory:` or `postgres://…` and brings its tables up to date. `trouble` hears of what
 * goes wrong where nobody waits for an answer: a broken idle connection, a listener that throws.
 */
export async function openDatabase(url: string, trouble: (error: unknown) => void): Promise<Database> {
  const { query, notices, prepare } = connect(url, trouble);
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
  return { query, notices, close };
}

interface Connected extends Omit<Database, 'close'> {
  readonly prepare: () => Promise<void>;
}

function connect(url: string, trouble: (error: unknown) => void): Connected {
  if (/^postgres(?:ql)?:\/\//.test(url)) {
    const pool = postgresPool(url, trouble);
    const query = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    // Under an advisory lock.
    return { query, notices: new PostgresNotices(url, pool, trouble), prepare: () => migrate(query) };
  }
  const path = /^sqlite:(.+)$/.exec(url)?.[1];
  if (path === undefined) {
    // Not the URL itself: it may hold a password.
    throw new Error('the database is given as sqlite:path, sqlite::memory: or postgres://…');
  }
  const query = new Kysely<Schema>({ dialect: sqlite(path) });
  // SQLite has no other lock than a transaction around it all.
  const prepare = (): Promise<void> => query.transaction().execute((whole) => migrate(whole));
  return { query, notices: new LocalNotices(trouble), prepare };
}
