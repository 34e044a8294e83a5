import { Client, type ClientConfig, Pool, type PoolClient, types } from 'pg';
import type { PostgresLimits } from './postgres-limits.ts';
import { unavailable } from './unavailable.ts';

/** PostgreSQL's eight-byte integer: ours are times and counts, far below where a number loses digits. */
const INT8 = types.builtins.INT8;

/**
 * Has a listener for its errors from the first moment to the last: a broken connection would end the process otherwise.
 * Nothing is lost by that, for whoever waits for an answer hears of it too.
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

/** Said in words and not when connecting: poolers in between refuse what they do not know there. */
function sessionOf({ session: { statement, lock, idle } }: PostgresLimits): string {
  return `set statement_timeout = ${statement}; set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${idle}`;
}

/** One connection that stands. It is the caller's to end. */
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

/** Connections to PostgreSQL. One that breaks while idle is reported and replaced when next needed. */
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

/** Gives a way to break all connections that are lent: whoever waits on one hears at once that it is in vain. */
export function breaker(pool: Pool): () => void {
  const lent = new Set<PoolClient>();
  pool.on('acquire', (client) => void lent.add(client));
  pool.on('release', (_error, client) => void lent.delete(client));
  return () => {
    for (const { connection } of lent) connection.stream.destroy();
  };
}

/** Where the database is, without who we are there. */
export function whereIs(url: string): string {
  const { host, port } = new Client({ connectionString: url });
  return host.startsWith('/') ? host : `${host}:${port}`;
}

/** Back into the pool, unless it can no longer be used, or would be in the middle of something. */
export function giveBack(client: PoolClient, broken: boolean): void {
  client.release(broken || client.getTransactionStatus() !== 'I');
}
