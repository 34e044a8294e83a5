import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Ordered answers, and the least time of an answer. */
export const orders: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .alterTable('matches')
      .addColumn('ordered', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await schema
      .alterTable('rows')
      .addColumn('leastTime', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
