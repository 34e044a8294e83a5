import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Whether the database can be used. */
export interface Availability {
  /** It is known that it cannot, and nobody has to wait to find out. */
  readonly isAway: boolean;
  /** Calls with every change. Returns the way to stop. */
  subscribe(listener: (isAway: boolean) => void): () => void;
  /** Asks it; throws where it does not answer. */
  check(): Promise<void>;
}

/** For a database that is a file of ours: it is there, or nothing is. */
export function alwaysThere(query: Kysely<Schema>): Availability {
  return {
    isAway: false,
    subscribe: () => () => {},
    async check() {
      await sql`select 1`.execute(query);
    },
  };
}
