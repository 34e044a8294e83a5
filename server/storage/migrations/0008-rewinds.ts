import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rows that go back are few: where a match can be loaded from is found without looking at all the others. */
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
