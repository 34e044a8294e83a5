import type { Kysely } from 'kysely';
import type { Seat } from '@sanguine/kernel';
import type { TableInfo } from '@sanguine/protocol';
import type { Schema } from '../storage/schema.ts';
import { stateOf } from '../tables/info.ts';
import type { Held, KnownTable } from '../tables/rows.ts';

/** A seat as administrators see it. */
export interface AdminSeat {
  readonly seat: Seat;
  /** Null if a bot holds it or it is open. */
  readonly person: string | null;
  /** Null if a bot holds it, it is open, or its holder has left for good. */
  readonly name: string | null;
  /** Level of the bot that holds the seat or stands in. */
  readonly level: string | null;
}

/** A table as administrators see it: everything stored of it except the secrets of its game. */
export interface AdminTable {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly game: string;
  readonly state: TableInfo['state'];
  /** Id of the person who opened it; empty once they have left for good. */
  readonly host: string;
  readonly seats: readonly AdminSeat[];
  /** Seats the table waits for. */
  readonly deciders: readonly Seat[];
  /** Of the last row. */
  readonly number: number;
  readonly created: number;
  readonly changed: number;
}

export interface TableFilter {
  readonly id?: string;
  readonly code?: string;
  readonly state?: TableInfo['state'];
  readonly game?: string;
  /** Ids, at least one: tables where one of them sits or is the host. */
  readonly persons?: readonly string[];
  readonly limit: number;
}

/** Last changed first. */
export async function findTables(database: Kysely<Schema>, filter: TableFilter): Promise<AdminTable[]> {
  const { id, code, state, game, persons, limit } = filter;
  let some = database
    .selectFrom('tables')
    .leftJoin('matches', 'matches.id', 'tables.id')
    .selectAll('tables')
    .select(['matches.number', 'matches.changed', 'matches.finished', 'matches.outcome', 'matches.deciders']);
  if (id !== undefined) some = some.where('tables.id', '=', id);
  if (code !== undefined) some = some.where('tables.code', '=', code);
  if (game !== undefined) some = some.where('tables.game', '=', game);
  if (state === 'open') some = some.where('tables.begun', 'is', null);
  else if (state !== undefined) {
    some = some
      .where('tables.begun', 'is not', null)
      .where('matches.finished', state === 'playing' ? 'is' : 'is not', null);
  }
  if (persons !== undefined) {
    some = some.where((where) =>
      where.or([
        where('tables.host', 'in', persons),
        where('tables.id', 'in', where.selectFrom('seats').select('table').where('person', 'in', persons)),
      ]),
    );
  }
  const found = await some
    .orderBy((by) => by.fn.coalesce('matches.changed', 'tables.touched'), 'desc')
    .orderBy('tables.id', 'desc')
    .limit(limit)
    .execute();
  const held = await heldAt(
    database,
    found.map((table) => table.id),
  );
  const seats = Map.groupBy(held, ({ table }) => table);
  return found.map((table) => adminTable(table, seats.get(table.id) ?? []));
}

type Named = Held & { readonly name: string | null };

async function heldAt(database: Kysely<Schema>, tables: readonly string[]): Promise<Named[]> {
  return database
    .selectFrom('seats')
    .leftJoin('persons', 'persons.id', 'seats.person')
    .select(['seats.table', 'seats.seat', 'seats.person', 'seats.level', 'persons.name'])
    .where('seats.table', 'in', ['', ...tables])
    .orderBy('seats.seat')
    .execute();
}

function adminTable(table: KnownTable, seats: readonly Named[]): AdminTable {
  const { id, code, name, game, host, number, created, changed, touched } = table;
  const deciders: Seat[] = JSON.parse(table.deciders ?? '[]');
  return {
    id,
    code,
    name,
    game,
    state: stateOf(table),
    host,
    seats: seats.map(({ seat, person, name: called, level }) => ({ seat, person, name: called, level })),
    deciders,
    number: number ?? 0,
    created,
    changed: changed ?? touched,
  };
}
