import type { Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { forget, lockTables } from './locked-tables.ts';
import { MOST_MUTES } from './mutes.ts';
import { adoptNotebooks } from './notebooks.ts';

/**
 * Gives an account everything of a guest's, and returns the tables that changed. If both sit at a table the guest's
 * seat stays.
 */
export async function mergeInto(
  query: Transaction<Schema>,
  guest: string,
  account: string,
): Promise<string[]> {
  const held = await lockTables(query, guest);
  const own = await query.selectFrom('seats').select('table').where('person', '=', account).execute();
  const taken = new Set(own.map(({ table }) => table));
  for (const { id, host } of held) {
    if (host === guest)
      await query.updateTable('tables').set({ host: account }).where('id', '=', id).execute();
    if (taken.has(id)) continue;
    await query
      .updateTable('seats')
      .set({ person: account })
      .where('table', '=', id)
      .where('person', '=', guest)
      .execute();
    await query
      .updateTable('chat')
      .set({ person: account })
      .where('match', '=', id)
      .where('person', '=', guest)
      .execute();
  }
  await query.updateTable('pushes').set({ person: account }).where('person', '=', guest).execute();
  await adoptMutes(query, guest, account);
  await adoptNotebooks(query, guest, account);
  if (held.every(({ id }) => !taken.has(id))) await forget(query, [guest]);
  return held.map(({ id }) => id);
}

/** Both ways: a person who muted the guest mutes the account too. */
async function adoptMutes(query: Transaction<Schema>, guest: string, account: string): Promise<void> {
  const mutes = (column: 'person' | 'other', who: string) =>
    query.selectFrom('mutes').selectAll().where(column, '=', who).orderBy('other').execute();
  const room = MOST_MUTES - (await mutes('person', account)).length;
  const own = (await mutes('person', guest)).map(({ other }) => ({ person: account, other }));
  const others = (await mutes('other', guest)).map(({ person }) => ({ person, other: account }));
  const adopted = [...own.slice(0, Math.max(0, room)), ...others].filter(
    ({ person, other }) => person !== other,
  );
  if (adopted.length === 0) return;
  await query
    .insertInto('mutes')
    .values(adopted)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
