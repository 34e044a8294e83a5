import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables exist before their matches, and persons hold seats in place of tokens. */
export const tables: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .alterTable('matches')
      .addColumn('deciders', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('board', 'text')
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('watch', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('commitment', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('touched', 'bigint', (column) => column.notNull())
      .addColumn('begun', 'bigint')
      .execute();
    await schema.createIndex('tables_by_host').on('tables').columns(['host']).execute();
    await schema.createIndex('tables_by_touch').on('tables').columns(['touched desc', 'id desc']).execute();
    await schema
      .createTable('secrets')
      .addColumn('table', 'text', (column) => column.primaryKey().references('tables.id'))
      .addColumn('secret', 'text', (column) => column.notNull())
      .execute();
    await schema.dropTable('seats').execute();
    await schema
      .createTable('seats')
      .addColumn('table', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('level', 'text')
      .addColumn('salt', 'text')
      .addPrimaryKeyConstraint('seats_key', ['table', 'seat'])
      .addUniqueConstraint('seats_of_person', ['person', 'table'])
      .execute();
  },
};
