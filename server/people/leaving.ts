import type { Transaction } from 'kysely';
import { randomId } from '../ids.ts';
import type { Schema } from '../storage/schema.ts';
import { putAway } from '../tables/putting-away.ts';
import { forget, type LockedTable, lockTables } from './locked-tables.ts';

/** Replaces the name; needs no translation. */
const NAMELESS = '—';
/** As long as any person's id. */
const ID_BYTES = 12;

/** Deletes a person, and returns the tables that changed. `standIn` gives the level of the bot that takes over. */
export async function leaveForGood(
  query: Transaction<Schema>,
  person: string,
  standIn: (game: string) => string,
): Promise<string[]> {
  const held = await lockTables(query, person);
  for (const table of held) await leaveTable(query, table, person, standIn(table.game));
  await forget(query, [person]);
  return held.map(({ id }) => id);
}

async function leaveTable(
  query: Transaction<Schema>,
  { id, host, begun, finished }: LockedTable,
  person: string,
  level: string,
): Promise<void> {
  if (begun === null && host === person) {
    await putAway(query, [id]);
    return;
  }
  const seat = query.updateTable('seats').where('table', '=', id).where('person', '=', person);
  if (begun === null) await seat.set({ person: null, salt: null }).execute();
  else if (finished === null) {
    const played = seat.set((set) => ({ person: null, level: set.fn.coalesce('level', set.val(level)) }));
    await played.execute();
  }
  // A person did play the seat: it gets a random id, another one at every table, so that seats cannot be linked.
  else await seat.set({ person: randomId(ID_BYTES) }).execute();
  await query
    .updateTable('chat')
    .set({ person: randomId(ID_BYTES), name: NAMELESS })
    .where('match', '=', id)
    .where('person', '=', person)
    .execute();
  if (host === person) await query.updateTable('tables').set({ host: '' }).where('id', '=', id).execute();
}
