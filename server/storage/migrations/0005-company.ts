import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The surroundings of a game: presence, chat, votes, and whose clock runs. */
export const company: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .alterTable('rows')
      .addColumn('deciders', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await schema
      .createTable('presence')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('viewer', 'integer', (column) => column.notNull())
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('presence_key', ['match', 'viewer', 'node'])
      .execute();
    await schema.createIndex('presence_by_node').on('presence').columns(['node', 'at']).execute();
    await schema
      .createTable('chat')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_key', ['match', 'number'])
      .execute();
    await schema
      .createTable('motions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('by', 'integer', (column) => column.notNull())
      .addColumn('wish', 'text', (column) => column.notNull())
      .addColumn('row', 'integer', (column) => column.notNull())
      .addColumn('yes', 'text', (column) => column.notNull())
      .addColumn('no', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('decided', 'bigint')
      .execute();
    await schema.createIndex('motions_by_match').on('motions').columns(['match', 'created']).execute();
    // One open vote of a kind at a time, over all nodes.
    await schema
      .createIndex('motions_undecided')
      .on('motions')
      .columns(['match', 'kind'])
      .unique()
      .where(sql.ref('decided'), 'is', null)
      .execute();
  },
};
