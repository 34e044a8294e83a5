import type { Kysely, Transaction } from 'kysely';
import { isBot } from '@sanguine/bots';
import type { NewTable, ProblemWord, SeatChange } from '@sanguine/protocol';
import type { People, PeopleProblem } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import { TABLE_CHANGED } from '../storage/notices.ts';
import type { Schema } from '../storage/schema.ts';
import type { TableGame } from './game.ts';
import { newId } from './names.ts';
import { hostsEnough, hostsEnoughBots, lay, problemOf, type SetupProblem } from './opening.ts';
import { putAway } from './putting-away.ts';
import { type Here, OPEN_FOR, type TableReader, tableReader } from './table-reader.ts';
import type { SeatRow, TableRow } from './rows.ts';
import { SetupCheck, setupChecker } from './setup-check.ts';
import { begin, chosenAt } from './start.ts';

export interface TablesOptions {
  readonly database: Pick<Database, 'query' | 'notices'>;
  readonly people: Pick<People, 'many'>;
  /** The registry's, or a test's: this module names no game. */
  readonly games: readonly TableGame[];
  /** By default a new one. */
  readonly setups?: SetupCheck;
  /** Milliseconds. */
  readonly now: () => number;
  readonly trouble: (error: unknown) => void;
  /** By default nobody counts as present. */
  readonly here?: Here;
}

export interface JoinWish {
  readonly seat?: number | undefined;
  readonly salt?: string | undefined;
}

type Done<Word extends ProblemWord> = Promise<PeopleProblem<Word> | null>;
type Unchanged = 'missing' | 'begun';

/**
 * Tables from opening to the deal. Every change is one transaction that locks the table, so if two want the same seat
 * one gets it; taking the last open seat begins the game in the same transaction. A notice tells all nodes of a change,
 * and wakes the bots. Changes return null on success.
 */
export interface Tables extends TableReader {
  /** Opens a table; one without open seats begins at once. */
  create(
    host: string,
    wish: NewTable,
  ): Promise<
    { readonly id: string } | PeopleProblem<'missing' | 'name.unfit' | 'tables' | 'bots'> | SetupProblem
  >;
  /** Takes the given seat, or the first free one. */
  join(person: string, id: string, wish: JoinWish): Done<Unchanged | 'seated' | 'seat' | 'full' | 'setup'>;
  leave(person: string, id: string): Done<Unchanged>;
  /** The host gives an open seat to a bot, or empties a seat. */
  setSeat(
    host: string,
    id: string,
    seat: number,
    change: SeatChange,
  ): Done<Unchanged | 'host' | 'seat' | 'setup'>;
  /** The host begins, once no seat is open. */
  start(host: string, id: string): Done<Unchanged | 'host' | 'waiting' | 'setup' | 'bots'>;
  /** The host deletes the table before it has begun. */
  close(host: string, id: string): Done<Unchanged | 'host'>;
  /** Deletes open tables without a change for long. */
  sweep(): Promise<void>;
}

/** An open table, locked until the transaction ends. */
interface Hold {
  readonly query: Transaction<Schema>;
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly at: number;
}

const OPEN: Pick<SeatRow, 'person' | 'level' | 'salt'> = { person: null, level: null, salt: null };

export function tablesOf(options: TablesOptions): Tables {
  const { people, games, now, trouble, here = () => Promise.resolve(new Map()) } = options;
  const setups = options.setups ?? new SetupCheck(setupChecker(games));
  const { query: database, notices } = options.database;
  const gameOf = (id: string): TableGame | undefined => games.find(({ engine }) => engine.id === id);
  const write = <T>(work: (query: Transaction<Schema>) => Promise<T>): Promise<T> =>
    database.transaction().setIsolationLevel('read committed').execute(work);

  /** A failed notice is only logged: the change is stored, and other nodes find it later. */
  const tellOthers = (id: string): Promise<void> => notices.announce(id, TABLE_CHANGED).catch(trouble);

  /** Locks the table for `work`, which must have changed nothing if it returns a problem. */
  const change = async <Word extends ProblemWord>(
    id: string,
    work: (hold: Hold) => Done<Word>,
  ): Done<Word | Unchanged> => {
    const at = now();
    const done = await write(async (query) => {
      const table = await query
        .updateTable('tables')
        // Sets the same value, only to lock the table: a refused change must not extend its life.
        .set((column) => ({ touched: column.ref('touched') }))
        .where('id', '=', id)
        .where('begun', 'is', null)
        .where('touched', '>=', at - OPEN_FOR)
        .returningAll()
        .executeTakeFirst();
      if (table === undefined) return unchanged(query, id);
      const seats = await seatsAt(query, id);
      const problem = await work({ query, table, seats, at });
      if (problem === null) {
        await query.updateTable('tables').set({ touched: at }).where('id', '=', id).execute();
      }
      return problem;
    });
    if (done === null) await tellOthers(id);
    return done;
  };

  const asHost = <Word extends ProblemWord>(
    host: string,
    id: string,
    work: (hold: Hold) => Done<Word>,
  ): Done<Word | Unchanged | 'host'> =>
    change<Word | 'host'>(id, async (hold) => (hold.table.host === host ? work(hold) : { problem: 'host' }));

  /**
   * The game a table can begin with; undefined if it is not played here (any more), or refuses the set-up. Call before
   * locking the table: it may take a while.
   */
  const playableAt = async (id: string): Promise<TableGame | undefined> => {
    const table = await database
      .selectFrom('tables')
      .select(['game', 'board', 'options'])
      .where('id', '=', id)
      .executeTakeFirst();
    const seats = await seatsAt(database, id);
    const game = table === undefined ? undefined : gameOf(table.game);
    if (table === undefined || game === undefined) return undefined;
    return (await setups.refuse(game, chosenAt(table, seats.length))) === null ? game : undefined;
  };

  const deal = async ({ query, table, at }: Hold, game: TableGame): Promise<null> => {
    await begin(query, game, { table, seats: await seatsAt(query, table.id), at });
    return null;
  };

  return {
    ...tableReader({ database, people, now, here }),

    async create(host, wish) {
      const game = gameOf(wish.game);
      if (game === undefined) return { problem: 'missing' };
      const problem = await problemOf(game, wish, setups);
      if (problem !== null) return problem;
      const id = newId();
      const at = now();
      const begins = wish.seats.every(({ kind }) => kind !== 'open');
      const opened = await write(async (query) => {
        if (await hostsEnough(query, host)) return { problem: 'tables' } as const;
        const onlyBots = wish.seats.every(({ kind }) => kind === 'bot');
        if (onlyBots && (await hostsEnoughBots(query, host))) return { problem: 'bots' } as const;
        const laid = await lay(query, game, { id, host, wish, at });
        if (begins) await begin(query, game, { ...laid, at });
        return null;
      });
      if (opened !== null) return opened;
      if (begins) await tellOthers(id);
      return { id };
    },

    async join(person, id, { seat, salt = null }) {
      const game = await playableAt(id);
      return change<'seated' | 'seat' | 'full' | 'setup'>(id, async (hold) => {
        const { seats } = hold;
        const own = seats.find((held) => held.person === person);
        // Who names another seat changes places.
        if (own !== undefined && (seat === undefined || seat === own.seat)) return { problem: 'seated' };
        const open = seats.filter(isOpen);
        if (open.length === 0) return { problem: 'full' };
        const [taken] = seat === undefined ? open : open.filter((one) => one.seat === seat);
        if (taken === undefined) return { problem: 'seat' };
        // Before anything is written, so that the last player to join does not get stuck in a game that cannot begin.
        if (game === undefined) return { problem: 'setup' };
        if (own !== undefined) await setPlace(hold, own.seat, OPEN);
        await setPlace(hold, taken.seat, { person, level: null, salt: salt ?? own?.salt ?? null });
        return own === undefined && open.length === 1 ? deal(hold, game) : null;
      });
    },

    leave: (person, id) =>
      change<'missing'>(id, async (hold) => {
        const own = hold.seats.find((held) => held.person === person);
        if (own === undefined) return { problem: 'missing' };
        await setPlace(hold, own.seat, OPEN);
        return null;
      }),

    setSeat: (host, id, seat, wish) =>
      asHost<'seat' | 'setup'>(host, id, async (hold) => {
        const held = hold.seats.find((one) => one.seat === seat);
        if (held === undefined) return { problem: 'seat' };
        if (wish.kind === 'open') {
          await setPlace(hold, seat, OPEN);
          return null;
        }
        const game = gameOf(hold.table.game);
        if (held.person !== null) return { problem: 'seat' };
        if (game === undefined || !isBot(game, wish.level)) return { problem: 'setup' };
        await setPlace(hold, seat, { ...OPEN, level: wish.level });
        return null;
      }),

    async start(host, id) {
      const game = await playableAt(id);
      return asHost<'waiting' | 'setup' | 'bots'>(host, id, async (hold) => {
        const { query, seats } = hold;
        if (seats.some(isOpen)) return { problem: 'waiting' };
        const onlyBots = seats.every(({ person }) => person === null);
        if (onlyBots && (await hostsEnoughBots(query, host))) return { problem: 'bots' };
        return game === undefined ? { problem: 'setup' } : deal(hold, game);
      });
    },

    close: (host, id) =>
      asHost<never>(host, id, async ({ query }) => {
        await putAway(query, [id]);
        return null;
      }),

    sweep: () =>
      write(async (query) => {
        // Locked like any other change, so that nobody sits down meanwhile.
        const old = await query
          .updateTable('tables')
          .set((column) => ({ touched: column.ref('touched') }))
          .where('begun', 'is', null)
          .where('touched', '<', now() - OPEN_FOR)
          .returning('id')
          .execute();
        if (old.length > 0)
          await putAway(
            query,
            old.map(({ id }) => id),
          );
      }),
  };
}

const isOpen = ({ person, level }: SeatRow): boolean => person === null && level === null;

async function unchanged(query: Transaction<Schema>, id: string): Promise<PeopleProblem<Unchanged>> {
  const table = await query.selectFrom('tables').select('begun').where('id', '=', id).executeTakeFirst();
  return { problem: (table?.begun ?? null) === null ? 'missing' : 'begun' };
}

function seatsAt(query: Kysely<Schema>, id: string): Promise<SeatRow[]> {
  return query.selectFrom('seats').selectAll().where('table', '=', id).orderBy('seat').execute();
}

async function setPlace({ query, table }: Hold, seat: number, place: typeof OPEN): Promise<void> {
  await query
    .updateTable('seats')
    .set(place)
    .where('table', '=', table.id)
    .where('seat', '=', seat)
    .execute();
}
