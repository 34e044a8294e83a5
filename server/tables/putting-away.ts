import type { Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** Deletes tables that have no match. */
export async function putAway(query: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  await query.deleteFrom('secrets').where('table', 'in', ids).execute();
  await query.deleteFrom('seats').where('table', 'in', ids).execute();
  await query.deleteFrom('tables').where('id', 'in', ids).execute();
}
