import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { matches } from './0001-matches.ts';
import { seats } from './0002-seats.ts';
import { people } from './0003-people.ts';
import { tables } from './0004-tables.ts';
import { company } from './0005-company.ts';
import { notify } from './0006-notify.ts';
import { orders } from './0007-orders.ts';
import { rewinds } from './0008-rewinds.ts';
import { notebooks } from './0009-notebooks.ts';
import { concessions } from './0010-concessions.ts';

/** In the order of their names. A released migration is never changed: add a new one. */
const MIGRATIONS = {
  '0001-matches': matches,
  '0002-seats': seats,
  '0003-people': people,
  '0004-tables': tables,
  '0005-company': company,
  '0006-notify': notify,
  '0007-orders': orders,
  '0008-rewinds': rewinds,
  '0009-notebooks': notebooks,
  '0010-concessions': concessions,
};

/** Brings the tables up to date; a second run, or a concurrent one, does nothing. */
export async function migrate<Tables>(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('the database could not be brought up to date', { cause: error });
}
