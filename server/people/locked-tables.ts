import type { Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** A table somebody has to do with. */
export interface LockedTable {
  readonly id: string;
  readonly game: string;
  readonly host: string;
  readonly begun: number | null;
  readonly finished: number | null;
}

/**
 * Where the person sits or is the host, and so everywhere they may have spoken. Nobody else changes these until the
 * transaction ends.
 */
export async function lockTables(query: Transaction<Schema>, person: string): Promise<LockedTable[]> {
  const held = await query
    .updateTable('tables')
    // As it is: whoever else would change the table waits.
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

/** Whatever is kept of persons besides their tables. */
export async function forget(query: Transaction<Schema>, persons: readonly string[]): Promise<void> {
  await query.deleteFrom('sessions').where('person', 'in', persons).execute();
  await query
    .deleteFrom('mutes')
    .where((where) => where.or([where('person', 'in', persons), where('other', 'in', persons)]))
    .execute();
  await query.deleteFrom('pushes').where('person', 'in', persons).execute();
  await query.deleteFrom('failures').where('person', 'in', persons).execute();
  await query.deleteFrom('persons').where('id', 'in', persons).execute();
}
