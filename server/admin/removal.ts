import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { putAway } from '../tables/putting-away.ts';

/** Everything stored of a match and its table, in the order foreign keys allow deleting it. */
const OF_MATCH = ['dice', 'snapshots', 'rows', 'chapters', 'presence', 'chat', 'motions'] as const;

/** Deletes a table, its match and everything that refers to them, or nothing. False if there is no such table. */
export async function removeTable(database: Kysely<Schema>, id: string): Promise<boolean> {
  return database
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (query) => {
      // Locked first: anybody who plays, sits down or begins waits, and then finds nothing.
      await query
        .updateTable('matches')
        .set((column) => ({ number: column.ref('number') }))
        .where('id', '=', id)
        .execute();
      const { numUpdatedRows } = await query
        .updateTable('tables')
        .set((column) => ({ touched: column.ref('touched') }))
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      for (const kind of OF_MATCH) await query.deleteFrom(kind).where('match', '=', id).execute();
      await query.deleteFrom('matches').where('id', '=', id).execute();
      await putAway(query, [id]);
      return true;
    });
}
