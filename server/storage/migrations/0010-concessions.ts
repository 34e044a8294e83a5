import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which seats had conceded when a snapshot was taken: the state itself does not tell. */
export const concessions: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('snapshots')
      .addColumn('conceded', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
