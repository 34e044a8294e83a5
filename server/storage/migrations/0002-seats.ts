import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const seats: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('seats')
      .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.unique())
      .addColumn('bot', 'text')
      .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
      .execute();
  },
};
