import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const people: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .createTable('persons')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('login', 'text', (column) => column.unique())
      .addColumn('password', 'text')
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('webhook', 'text')
      .addColumn('banned', 'bigint')
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('sessions')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('persons.id'))
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('used', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('sessions_by_person').on('sessions').columns(['person', 'used']).execute();
    await schema.createIndex('sessions_by_use').on('sessions').column('used').execute();
    await schema
      .createTable('mutes')
      .addColumn('person', 'text', (column) => column.notNull().references('persons.id'))
      .addColumn('other', 'text', (column) => column.notNull().references('persons.id'))
      .addPrimaryKeyConstraint('mutes_key', ['person', 'other'])
      .execute();
  },
};
