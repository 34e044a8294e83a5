import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { forget } from './locked-tables.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A guest without a table is deleted after this long without a visit. */
export const GUEST_FOR = 30 * DAY;
const AT_A_TIME = 500;

/** Deletes guests nothing refers to, so that they cannot fill the database. */
export async function sweepGuests(database: Kysely<Schema>, now: number): Promise<void> {
  for (;;) {
    const gone = await database
      .transaction()
      .setIsolationLevel('read committed')
      .execute((query) => sweepSome(query, now - GUEST_FOR));
    if (gone < AT_A_TIME) return;
  }
}

async function sweepSome(query: Parameters<typeof forget>[0], before: number): Promise<number> {
  const idle = await query
    .selectFrom('persons')
    .select('id')
    .where('login', 'is', null)
    // Bans must stay known.
    .where('banned', 'is', null)
    .where('created', '<', before)
    .where((where) =>
      where.not(
        where.or([
          where.exists(
            where
              .selectFrom('sessions')
              .select('hash')
              .whereRef('sessions.person', '=', 'persons.id')
              .where('sessions.used', '>=', before),
          ),
          where.exists(where.selectFrom('seats').select('seat').whereRef('seats.person', '=', 'persons.id')),
          where.exists(
            where.selectFrom('tables').select('tables.id').whereRef('tables.host', '=', 'persons.id'),
          ),
        ]),
      ),
    )
    .limit(AT_A_TIME)
    .execute();
  if (idle.length > 0)
    await forget(
      query,
      idle.map(({ id }) => id),
    );
  return idle.length;
}
