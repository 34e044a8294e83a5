import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Chain, MatchChain, WholeConnection } from './chain.ts';
import { say } from './sentence.ts';
import { Unavailable } from './unavailable.ts';

/** How long to wait for another process to finish its own write. */
const BUSY_MS = 5000;
const RETRY_MS = 5;
/** Statements; a query with lists of different lengths has many. */
const REMEMBERED = 500;
/** WAL pages of 4 kB before a checkpoint. */
const GATHERED_PAGES = 8000;

/**
 * A migration cut short by a crash must leave nothing behind. SQLite supports this, though Kysely's adapter says it
 * does not.
 */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The only connection; Kysely lends it to one caller at a time. */
class PatientConnection implements WholeConnection {
  readonly #database: Sqlite.Database;
  /** Prepared statements. Calls are synchronous, so none is in use twice. */
  readonly #known = new LRUCache<string, Sqlite.Statement>({ max: REMEMBERED });

  constructor(database: Sqlite.Database) {
    this.#database = database;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return patiently(() => {
      const statement = this.#prepare(query.sql);
      // The query determines the type of its rows.
      if (statement.reader) return { rows: statement.all(query.parameters) as Row[] };
      return { rows: [], numAffectedRows: BigInt(statement.run(query.parameters).changes) };
    });
  }

  /** Runs synchronously, so that nothing of it waits for anything but the disk. */
  async runWhole(chains: readonly Chain[]): Promise<number[]> {
    const whole = this.#database.transaction(() => chains.map((chain) => this.#run(chain)));
    return patiently(() => whole.immediate());
  }

  /** A writer locks the whole file, so no single match is ever locked. */
  runFree(chains: readonly MatchChain[]): Promise<number[]> {
    return this.runWhole(chains.map(({ chain }) => chain));
  }

  streamQuery(): never {
    throw new Error('nothing is read from SQLite bit by bit');
  }

  #run(chain: Chain): number {
    let count = 0;
    for (const { sql, parameters } of chain) {
      if (this.#prepare(sql).run(parameters).changes === 0) break;
      count++;
    }
    return count;
  }

  #prepare(sql: string): Sqlite.Statement {
    const found = this.#known.get(sql);
    if (found !== undefined) return found;
    const statement = this.#database.prepare(sql);
    this.#known.set(sql, statement);
    return statement;
  }
}

/** Waits for another process without blocking this one, as SQLite itself would. */
async function patiently<T>(work: () => T): Promise<T> {
  for (let waited = 0; ; waited += RETRY_MS) {
    try {
      return work();
    } catch (error) {
      const isBusy = error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!isBusy) throw error;
      if (waited >= BUSY_MS)
        throw new Unavailable('another program holds the database', 'away', { cause: error });
    }
    await pause(RETRY_MS);
  }
}

class PatientDriver implements Driver {
  readonly #database: Sqlite.Database;
  readonly #connection: PatientConnection;

  constructor(database: Sqlite.Database) {
    this.#database = database;
    this.#connection = new PatientConnection(database);
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }

  /** Writers take the lock at once: after a read SQLite could not wait for another writer. */
  beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    return say(connection, accessMode === 'read only' ? 'begin' : 'begin immediate');
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return say(connection, 'commit');
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return say(connection, 'rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#database.close();
  }
}

/**
 * A file, or `:memory:`. A commit is handed to the system before it is answered, so it survives the process, however
 * that ends. A power failure may lose the last commits, but leaves a consistent file.
 */
export function sqlite(path: string): Dialect {
  const database = new Sqlite(path, { timeout: BUSY_MS });
  database.pragma('journal_mode = WAL');
  // Commits do not wait for the disk; only checkpoints do.
  database.pragma('synchronous = NORMAL');
  database.pragma(`wal_autocheckpoint = ${GATHERED_PAGES}`);
  database.pragma('foreign_keys = ON');
  // From here on `patiently` does the waiting.
  database.pragma('busy_timeout = 0');
  return {
    createAdapter: () => new WholeMigrations(),
    createDriver: () => new PatientDriver(database),
    createIntrospector: (query) => new SqliteIntrospector(query),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
