import type { Transaction } from 'kysely';
import { drawTempers } from '@sanguine/bots';
import { type Dice, houseSalt } from '@sanguine/kernel';
import { newMatch } from '../storage/new-match.ts';
import type { Schema } from '../storage/schema.ts';
import { insertMatch } from '../storage/sql-store.ts';
import { type Chosen, setupOf, type TableGame } from './game.ts';
import type { SeatRow, TableRow } from './rows.ts';

export function chosenAt({ board, options }: Pick<TableRow, 'board' | 'options'>, seats: number): Chosen {
  return { seats, board, options: JSON.parse(options) };
}

/** Deals a table's match and draws its bots' tempers. All seats are taken, and the set-up was checked. */
export async function begin(
  query: Transaction<Schema>,
  game: TableGame,
  { table, seats, at }: { readonly table: TableRow; readonly seats: readonly SeatRow[]; readonly at: number },
): Promise<void> {
  const { id, commitment } = table;
  const setup = setupOf(game, chosenAt(table, seats.length));
  if (setup === null) throw new Error(`table ${id}: the set-up is refused`);
  const { secret } = await query
    .selectFrom('secrets')
    .select('secret')
    .where('table', '=', id)
    .executeTakeFirstOrThrow();
  const salts = seats.map(({ seat, salt }) => salt ?? houseSalt(commitment, seat));
  const dice: Dice = { generator: 'fair', secret, salts };
  await seatBots(query, game, seats, dice);
  await insertMatch(query, newMatch(game.engine, { id, setup, dice, at }));
  await query.updateTable('tables').set({ begun: at }).where('id', '=', id).execute();
  await query.deleteFrom('secrets').where('table', '=', id).execute();
}

async function seatBots(
  query: Transaction<Schema>,
  game: TableGame,
  seats: readonly SeatRow[],
  dice: Dice,
): Promise<void> {
  const drawn = drawTempers(
    game,
    seats.map(({ level }) => level),
    dice,
  );
  for (const [at, { table, seat, level }] of seats.entries()) {
    const bot = drawn[at] ?? null;
    if (bot === level) continue;
    await query
      .updateTable('seats')
      .set({ level: bot })
      .where('table', '=', table)
      .where('seat', '=', seat)
      .execute();
  }
}
