import { Pool, types } from 'pg';

/** PostgreSQL's eight-byte integer: ours are times and counts, far below where a number loses digits. */
const INT8 = types.builtins.INT8;

/** Connections to PostgreSQL. One that breaks while idle is reported and replaced when next needed. */
export function postgresPool(url: string, trouble: (error: unknown) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    keepAlive: true,
    types: {
      getTypeParser: (type, format) =>
        type === INT8 && format !== 'binary' ? Number : types.getTypeParser(type, format),
    },
  });
  pool.on('error', trouble);
  return pool;
}
