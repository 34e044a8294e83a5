import type { Kysely } from 'kysely';
import type { Seat } from '@sanguine/kernel';
import { type TableInfo, TABLES_PAGE } from '@sanguine/protocol';
import type { People } from '../people/people.ts';
import type { Schema } from '../storage/schema.ts';
import { infoOf, mayKnow, shortInfo } from './info.ts';
import type { Held, KnownTable } from './rows.ts';

/** Open tables disappear after this long without a change. */
export const OPEN_FOR = 7 * 24 * 60 * 60 * 1000;
const MOST_OWN = 200;
const MOST_OWN_FINISHED = 50;

interface ListWish {
  readonly state?: TableInfo['state'] | undefined;
  readonly game?: string | undefined;
  readonly before?: string | undefined;
}

/** For each of these tables, the seats whose holder has it open. */
export type Here = (tables: readonly string[]) => Promise<ReadonlyMap<string, ReadonlySet<Seat>>>;

/** Tables as one caller may see them: `asker` is a person's id, or null if not signed in. */
export interface TableReader {
  find(id: string, asker: string | null): Promise<TableInfo | null>;
  /** Finds any table by its code until the game is over. */
  byCode(code: string, asker: string | null): Promise<TableInfo | null>;
  /** Listed tables, last changed first. */
  list(wish: ListWish, asker: string | null): Promise<TableInfo[]>;
  /** Tables where the caller sits or is the host: first those that wait for them, then others, then finished ones. */
  mine(asker: string): Promise<TableInfo[]>;
}

export interface ReadingOptions {
  readonly database: Kysely<Schema>;
  readonly people: Pick<People, 'many'>;
  readonly now: () => number;
  readonly here: Here;
}

type Select = (query: Kysely<Schema>) => Promise<KnownTable[]>;

export function tableReader({ database, people, now, here }: ReadingOptions): TableReader {
  const known = (query: Kysely<Schema>) =>
    query
      .selectFrom('tables')
      .leftJoin('matches', 'matches.id', 'tables.id')
      .selectAll('tables')
      .select([
        'matches.number',
        'matches.changed',
        'matches.finished',
        'matches.outcome',
        'matches.deciders',
      ])
      .where((where) =>
        where.or([where('tables.begun', 'is not', null), where('tables.touched', '>=', now() - OPEN_FOR)]),
      );

  /** Tables and their seats, read at one moment, as the caller may see them. */
  const told = async (asker: string | null, select: Select): Promise<TableInfo[]> => {
    const { tables, held } = await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (query) => {
        const found = await select(query);
        return { tables: found, held: await heldAt(query, found) };
      });
    const [present, names] = await Promise.all([
      here(tables.map(({ id }) => id)),
      people.many(held.flatMap(({ person }) => person ?? [])),
    ]);
    const seatsOf = Map.groupBy<string, Held>(held, ({ table }) => table);
    return tables.flatMap((table) => {
      const seats = seatsOf.get(table.id) ?? [];
      if (!mayKnow(table, seats, asker)) return [];
      return [infoOf(table, { seats, people: names, here: present.get(table.id) ?? new Set(), asker })];
    });
  };

  return {
    async find(id, asker) {
      const [table] = await told(asker, (query) => known(query).where('tables.id', '=', id).execute());
      return table ?? null;
    },

    async byCode(code, asker) {
      const [table] = await told(asker, (query) =>
        known(query).where('tables.code', '=', code).where('matches.finished', 'is', null).execute(),
      );
      return table ?? null;
    },

    async list({ state = 'open', game, before }, asker) {
      const order = state === 'open' ? 'tables.touched' : 'matches.changed';
      const tables = await told(asker, async (query) => {
        let some = known(query).where('tables.listed', '=', 1).where(order, 'is not', null);
        if (state === 'open') some = some.where('tables.begun', 'is', null);
        else {
          some = some
            .where('tables.watch', '=', 'anyone')
            .where('matches.finished', state === 'playing' ? 'is' : 'is not', null);
        }
        if (game !== undefined) some = some.where('tables.game', '=', game);
        if (before !== undefined) {
          const last = await known(query).where('tables.id', '=', before).executeTakeFirst();
          if (last === undefined) return [];
          const at = last.changed ?? last.touched;
          some = some.where((where) =>
            where.or([
              where(order, '<', at),
              where.and([where(order, '=', at), where('tables.id', '<', before)]),
            ]),
          );
        }
        return some.orderBy(order, 'desc').orderBy('tables.id', 'desc').limit(TABLES_PAGE).execute();
      });
      return tables.map(shortInfo);
    },

    async mine(asker) {
      const tables = await told(asker, async (query) => {
        const latest = (most: number) =>
          known(query)
            .where((where) =>
              where.or([
                where('tables.host', '=', asker),
                where(
                  'tables.id',
                  'in',
                  where.selectFrom('seats').select('seats.table').where('seats.person', '=', asker),
                ),
              ]),
            )
            .orderBy((by) => by.fn.coalesce('matches.changed', 'tables.touched'), 'desc')
            .orderBy('tables.id', 'desc')
            .limit(most);
        return [
          ...(await latest(MOST_OWN).where('matches.finished', 'is', null).execute()),
          ...(await latest(MOST_OWN_FINISHED).where('matches.finished', 'is not', null).execute()),
        ];
      });
      const [waiting = [], others = []] = [true, false].map((waits) =>
        tables.filter((table) => waitsForAsker(table) === waits),
      );
      return [...waiting, ...others].map(shortInfo);
    },
  };
}

async function heldAt(query: Kysely<Schema>, tables: readonly KnownTable[]): Promise<Held[]> {
  if (tables.length === 0) return [];
  return query
    .selectFrom('seats')
    .select(['table', 'seat', 'person', 'level'])
    .where(
      'table',
      'in',
      tables.map(({ id }) => id),
    )
    .orderBy('seat')
    .execute();
}

function waitsForAsker({ seats, deciders }: TableInfo): boolean {
  return seats.some(({ seat, mine, level }) => mine && level === null && deciders.includes(seat));
}
