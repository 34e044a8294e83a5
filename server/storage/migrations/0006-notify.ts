import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Notifications for players who do not have the table open. */
export const notify: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .createTable('jobs')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('due', 'bigint', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('done', 'bigint')
      .execute();
    await schema.createIndex('jobs_by_time').on('jobs').columns(['done', 'due']).execute();
    await schema
      .createTable('pushes')
      .addColumn('endpoint', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('persons.id'))
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('pushes_by_person').on('pushes').columns(['person', 'created']).execute();
    await schema
      .createTable('keys')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('failures')
      .addColumn('person', 'text', (column) => column.primaryKey().references('persons.id'))
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute();
  },
};
