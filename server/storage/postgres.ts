import { Client, type ClientConfig, Pool, type PoolClient, types } from 'pg';
import type { PostgresLimits } from './postgres-limits.ts';
import { unavailable } from './unavailable.ts';

/** Parsed as a number: ours are times and counts, far below where a number loses digits. */
const INT8 = types.builtins.INT8;

/**
 * Always has an error listener: without one a broken connection would end the process. No error is lost, because the
 * pending query rejects too.
 */
class SafeClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

function configOf(url: string, { connect, answer }: PostgresLimits): ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: connect,
    query_timeout: answer,
    keepAlive: true,
    types: {
      getTypeParser: (type, format) =>
        type === INT8 && format !== 'binary' ? Number : types.getTypeParser(type, format),
    },
  };
}

/** Set by a statement, not as connection parameters: connection poolers refuse unknown ones. */
function sessionOf({ session: { statement, lock, idle } }: PostgresLimits): string {
  return `set statement_timeout = ${statement}; set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${idle}`;
}

/** An open connection. The caller ends it. */
export async function postgresClient(url: string, limits: PostgresLimits): Promise<Client> {
  const client = new SafeClient(configOf(url, limits));
  try {
    await client.connect();
    await client.query(sessionOf(limits));
  } catch (error) {
    void client.end();
    throw error;
  }
  return client;
}

/** A connection that breaks while idle is reported, and replaced when next needed. */
export function postgresPool(
  url: string,
  { limits, trouble, max }: { limits: PostgresLimits; trouble: (error: unknown) => void; max?: number },
): Pool {
  const pool = new Pool({
    ...configOf(url, limits),
    ...(max === undefined ? {} : { max }),
    Client: SafeClient,
    onConnect: (client) => client.query(sessionOf(limits)),
  });
  pool.on('error', (error) => trouble(unavailable(error)));
  return pool;
}

/** Returns a function that breaks all lent connections, so that callers who wait on one fail at once. */
export function breaker(pool: Pool): () => void {
  const lent = new Set<PoolClient>();
  pool.on('acquire', (client) => void lent.add(client));
  pool.on('release', (_error, client) => void lent.delete(client));
  return () => {
    for (const { connection } of lent) connection.stream.destroy();
  };
}

/** The database's address, without credentials. */
export function whereIs(url: string): string {
  const { host, port } = new Client({ connectionString: url });
  return host.startsWith('/') ? host : `${host}:${port}`;
}

/** Returns a connection to the pool, unless it is broken or still in a transaction. */
export function giveBack(client: PoolClient, broken: boolean): void {
  client.release(broken || client.getTransactionStatus() !== 'I');
}
