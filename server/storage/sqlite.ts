import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteDialectConfig,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';

/** How long to wait for another process to finish its own write. */
const BUSY_MS = 5000;
const RETRY_MS = 5;
const REMEMBERED = 500;
/** Of 4 kB. */
const GATHERED_PAGES = 8000;

const run = (connection: DatabaseConnection, sentence: string) =>
  connection.executeQuery(CompiledQuery.raw(sentence));

/** A migration cut short by a crash must leave nothing behind; SQLite can do that, though the adapter doubts it. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Writers take the lock at once: one that had read first could no longer wait for another to finish. They wait
 * without holding up the whole process, as SQLite itself would.
 */
class PatientDriver extends SqliteDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    if (settings?.accessMode === 'read only') {
      await run(connection, 'begin');
      return;
    }
    for (let waited = 0; !(await this.#lock(connection, waited >= BUSY_MS)); waited += RETRY_MS) {
      await pause(RETRY_MS);
    }
  }

  async #lock(connection: DatabaseConnection, last: boolean): Promise<boolean> {
    await run(connection, 'pragma busy_timeout = 0');
    try {
      await run(connection, 'begin immediate');
      return true;
    } catch (error) {
      if (last || !(error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))) throw error;
      return false;
    } finally {
      await run(connection, `pragma busy_timeout = ${BUSY_MS}`);
    }
  }
}

class PatientDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new PatientDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new WholeMigrations();
  }
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
  return new PatientDialect({ database: remembering(database) });
}

/** The same few sentences are said over and over: each is read once. Nobody is in the middle of one, so they can be shared. */
function remembering(database: Sqlite.Database): SqliteDatabase {
  const known = new Map<string, SqliteStatement>();
  return {
    close: () => void database.close(),
    prepare(sentence) {
      const found = known.get(sentence);
      if (found !== undefined) return found;
      const statement = database.prepare(sentence);
      // One that asks for lists of many lengths has many spellings.
      if (known.size >= REMEMBERED) known.clear();
      known.set(sentence, statement);
      return statement;
    },
  };
}
