import type { Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** A table a person sits at or opened. */
export interface LockedTable {
  readonly id: string;
  readonly game: string;
  readonly host: string;
  readonly begun: number | null;
  readonly finished: number | null;
}

/**
 * Locks, until the transaction ends, the tables where the person sits or is the host, which are all where they may have
 * chatted.
 */
export async function lockTables(query: Transaction<Schema>, person: string): Promise<LockedTable[]> {
  const held = await query
    .updateTable('tables')
    // Sets the same value, only to lock the table.
    .set((column) => ({ touched: column.ref('touched') }))
    .where((where) =>
      where.or([
        where('host', '=', person),
        where('id', 'in', where.selectFrom('seats').select('table').where('person', '=', person)),
      ]),
    )
    .returning(['id', 'game', 'host', 'begun'])
    .execute();
  const ends = await query
    .selectFrom('matches')
    .select(['id', 'finished'])
    .where('finished', 'is not', null)
    .where('id', 'in', ['', ...held.map(({ id }) => id)])
    .execute();
  const finished = new Map(ends.map((match) => [match.id, match.finished]));
  return held.map((table) => ({ ...table, finished: finished.get(table.id) ?? null }));
}

/** Deletes everything stored of persons besides their tables. */
export async function forget(query: Transaction<Schema>, persons: readonly string[]): Promise<void> {
  await query.deleteFrom('sessions').where('person', 'in', persons).execute();
  await query
    .deleteFrom('mutes')
    .where((where) => where.or([where('person', 'in', persons), where('other', 'in', persons)]))
    .execute();
  await query.deleteFrom('notebooks').where('person', 'in', persons).execute();
  await query.deleteFrom('pushes').where('person', 'in', persons).execute();
  await query.deleteFrom('failures').where('person', 'in', persons).execute();
  await query.deleteFrom('persons').where('id', 'in', persons).execute();
}
