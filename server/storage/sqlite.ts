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
import { Unavailable } from './unavailable.ts';

/** How long to wait for another process to finish its own write. */
const BUSY_MS = 5000;
const RETRY_MS = 5;
/** Sentences: one that asks for lists of many lengths has many spellings. */
const REMEMBERED = 500;
/** Of 4 kB. */
const GATHERED_PAGES = 8000;

/** A migration cut short by a crash must leave nothing behind; SQLite can do that, though the adapter doubts it. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The one connection there is: Kysely lets one after the other have it. */
class PatientConnection implements WholeConnection {
  readonly #database: Sqlite.Database;
  /** The same few sentences are said over and over: each is read once. Nobody is in the middle of one. */
  readonly #known = new LRUCache<string, Sqlite.Statement>({ max: REMEMBERED });

  constructor(database: Sqlite.Database) {
    this.#database = database;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return patiently(() => {
      const statement = this.#prepare(query.sql);
      // Rows are as the query says they are.
      if (statement.reader) return { rows: statement.all(query.parameters) as Row[] };
      return { rows: [], numAffectedRows: BigInt(statement.run(query.parameters).changes) };
    });
  }

  /** At one go, so that nothing of it waits for anything but the disk. */
  async runWhole(chains: readonly Chain[]): Promise<number[]> {
    const whole = this.#database.transaction(() => chains.map((chain) => this.#run(chain)));
    return patiently(() => whole.immediate());
  }

  /** Whoever writes has the whole file: no match is held by itself. */
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

/** Waits for another process without holding up this one, as SQLite itself would. */
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

  /** Writers take the lock at once: one that had read first could no longer wait for another to finish. */
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

async function say(connection: DatabaseConnection, sentence: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(sentence));
}

/**
 * One file, or `:memory:`. A commit is the system's before it is answered: it outlives this process, however that
 * ends. When the power fails the last moments may be lost, all of them from some point on; what is left is sound.
 */
export function sqlite(path: string): Dialect {
  const database = new Sqlite(path, { timeout: BUSY_MS });
  database.pragma('journal_mode = WAL');
  // Nobody waits for the disk at each commit, only while what has gathered is carried into the file.
  database.pragma('synchronous = NORMAL');
  database.pragma(`wal_autocheckpoint = ${GATHERED_PAGES}`);
  database.pragma('foreign_keys = ON');
  // From now on the connection is patient by itself.
  database.pragma('busy_timeout = 0');
  return {
    createAdapter: () => new WholeMigrations(),
    createDriver: () => new PatientDriver(database),
    createIntrospector: (query) => new SqliteIntrospector(query),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
