import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export interface Availability {
  /** True if the database is known to be unavailable, so callers need not wait to find out. */
  readonly isAway: boolean;
  /** Calls the listener on every change. Returns a function that unsubscribes. */
  subscribe(listener: (isAway: boolean) => void): () => void;
  /** Queries the database; throws if it does not answer. */
  check(): Promise<void>;
}

/** For SQLite, whose file is always there. */
export function alwaysThere(query: Kysely<Schema>): Availability {
  return {
    isAway: false,
    subscribe: () => () => {},
    async check() {
      await sql`select 1`.execute(query);
    },
  };
}
