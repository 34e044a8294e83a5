import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const matches: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .createTable('matches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('chapter', 'integer', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .addColumn('finished', 'bigint')
      .addColumn('outcome', 'text')
      .execute();
    await schema
      .createIndex('matches_by_change')
      .on('matches')
      .columns(['changed desc', 'id desc'])
      .execute();
    await schema
      .createTable('dice')
      .addColumn('match', 'text', (column) => column.primaryKey().references('matches.id'))
      .addColumn('dice', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('chapters')
      .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('rulesVersion', 'integer', (column) => column.notNull())
      .addColumn('base', 'text', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('chapters_key', ['match', 'number'])
      .execute();
    await schema
      .createTable('rows')
      .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('chapter', 'integer', (column) => column.notNull())
      .addColumn('row', 'text', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addColumn('rewindTo', 'integer')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('rows_key', ['match', 'number'])
      .execute();
    await schema
      .createTable('snapshots')
      .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('chapter', 'integer', (column) => column.notNull())
      .addColumn('span', 'integer', (column) => column.notNull())
      .addColumn('row', 'integer', (column) => column.notNull())
      .addColumn('mark', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('takenBack', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['match', 'chapter', 'span'])
      .execute();
  },
};
