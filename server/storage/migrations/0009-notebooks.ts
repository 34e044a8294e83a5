import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const notebooks: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('notebooks')
      .addColumn('person', 'text', (column) => column.notNull().references('persons.id'))
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('notebooks_key', ['person', 'game'])
      .execute();
  },
};
