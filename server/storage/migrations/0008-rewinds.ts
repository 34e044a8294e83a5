import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rewinds are few: finding where to load a match from need not scan the other rows. */
export const rewinds: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createIndex('rows_rewinds')
      .on('rows')
      .columns(['match', 'number', 'rewindTo'])
      .where('rewindTo', 'is not', null)
      .execute();
  },
};
