import { type Kysely, sql } from 'kysely';
import { type GameRecord, recordedDice } from '@sanguine/kernel';
import type { Pace, SeatClock } from '@sanguine/protocol';
import { clocksOf } from '../live/clocks/clock.ts';
import { handOversOf } from '../live/votes/vote.ts';
import { voteStore } from '../live/votes/vote-store.ts';
import { askedBefore, ticksAfter } from '../live/clocks/timeline.ts';
import type { Tick } from '../live/clocks/turns.ts';
import { recordOf } from '../storage/record.ts';
import type { Schema } from '../storage/schema.ts';
import { matchStore } from '../storage/sql-store.ts';
import type { AdminTable } from './tables.ts';

/** The details of a table that `AdminTable` leaves out. */
export interface Inspection {
  readonly pace: Pace;
  readonly listed: boolean;
  readonly watch: 'anyone' | 'players';
  /** By seat; empty if no clock runs. */
  readonly clocks: readonly SeatClock[];
  readonly lines: number;
  /** Bytes of rows, events and snapshots. */
  readonly size: number;
}

export async function inspect(
  database: Kysely<Schema>,
  { id, seats, deciders }: AdminTable,
): Promise<Inspection> {
  const { begun, created, listed, watch, ...table } = await database
    .selectFrom('tables')
    .select(['pace', 'listed', 'watch', 'begun', 'created'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const pace: Pace = JSON.parse(table.pace);
  const rows: Tick[] = [];
  for await (const some of ticksAfter(database, id, 0)) rows.push(...some);
  const [first] = rows;
  const clocks = clocksOf({
    pace,
    begun: begun ?? created,
    seats: seats.length,
    bots: seats.filter(({ person, level }) => person === null && level !== null).map(({ seat }) => seat),
    asked: first === undefined ? deciders : askedBefore(first),
    rows,
    handOvers: handOversOf(await voteStore(database).all(id)),
  });
  return {
    pace,
    listed: listed === 1,
    watch,
    clocks: begun === null ? [] : clocks,
    lines: await linesOf(database, id),
    size: await sizeOf(database, id),
  };
}

/** The whole record with the secret of its dice, even while the game is running; null if no game was begun. */
export async function wholeRecord(
  database: Kysely<Schema>,
  { id, seats }: AdminTable,
): Promise<GameRecord | null> {
  const store = matchStore(database);
  const [record, dice] = await Promise.all([recordOf(store, id), store.dice(id)]);
  if (record === null || dice === null) return null;
  const players = seats.map(({ name, level, seat }) => name ?? level ?? `${seat}`);
  return { ...record, dice: recordedDice(dice, true), players };
}

async function linesOf(database: Kysely<Schema>, id: string): Promise<number> {
  const { count } = await database
    .selectFrom('chat')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('match', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function sizeOf(database: Kysely<Schema>, id: string): Promise<number> {
  const sizes = await Promise.all([
    database
      .selectFrom('rows')
      .select(sql<number | string | null>`sum(octet_length("row") + octet_length(events))`.as('size'))
      .where('match', '=', id)
      .executeTakeFirst(),
    database
      .selectFrom('snapshots')
      .select(sql<number | string | null>`sum(octet_length(state))`.as('size'))
      .where('match', '=', id)
      .executeTakeFirst(),
  ]);
  return sizes.reduce((sum, found) => sum + Number(found?.size ?? 0), 0);
}
