import { type DatabaseConnection, type Driver, PostgresDialect, type TransactionSettings } from 'kysely';
import type { Pool } from 'pg';
import { PostgresConnection } from './postgres-connection.ts';
import { say } from './sentence.ts';
import { unavailable } from './unavailable.ts';

/**
 * Lends the pool's connections. Kysely's own driver would put back one that never answered, and its next user would
 * wait on it.
 */
class PooledDriver implements Driver {
  readonly #pool: Pool;
  readonly #assertThere: () => void;

  constructor(pool: Pool, assertThere: () => void) {
    this.#pool = pool;
    this.#assertThere = assertThere;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#assertThere();
    try {
      return new PostgresConnection(await this.#pool.connect());
    } catch (error) {
      throw unavailable(error);
    }
  }

  beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
    return say(connection, `begin${level} ${accessMode ?? ''}`);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return say(connection, 'commit');
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return say(connection, 'rollback');
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PostgresConnection) connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

/** `assertThere` throws while the database is known to be away, so that nobody waits to find out. */
export class PooledDialect extends PostgresDialect {
  readonly #pool: Pool;
  readonly #assertThere: () => void;

  constructor(pool: Pool, assertThere: () => void = () => {}) {
    super({ pool });
    this.#pool = pool;
    this.#assertThere = assertThere;
  }

  override createDriver(): Driver {
    return new PooledDriver(this.#pool, this.#assertThere);
  }
}
