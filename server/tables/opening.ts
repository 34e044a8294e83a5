import type { Insertable, Transaction } from 'kysely';
import { isBot } from '@sanguine/bots';
import { commitment, type Refusal } from '@sanguine/kernel';
import type { NewTable, RefusalAnswer } from '@sanguine/protocol';
import { decentText } from '../people/names.ts';
import type { PeopleProblem } from '../people/people.ts';
import type { Schema } from '../storage/schema.ts';
import { boardFor, type TableGame } from './game.ts';
import { newCode, newSecret } from './names.ts';
import type { SeatRow, TableRow } from './rows.ts';
import type { SetupCheck } from './setup-check.ts';

/** Unfinished tables per host. */
const MOST_HOSTED = 60;
/** Of them, running tables that only bots play at: they use the threads all the time, and nobody waits for them. */
const MOST_OF_BOTS = 3;
const CODE_TRIES = 20;

export interface NewTableOrder {
  readonly id: string;
  readonly host: string;
  readonly wish: NewTable;
  readonly at: number;
}

const LONGEST_FACT = 200;

/** The game refuses the set-up, perhaps with a reason. */
export interface SetupProblem extends PeopleProblem<'setup'> {
  readonly refusal?: RefusalAnswer;
}

export async function problemOf(
  game: TableGame,
  { name, seats, board, options }: NewTable,
  setups: SetupCheck,
): Promise<PeopleProblem<'name.unfit'> | SetupProblem | null> {
  if (!decentText(name)) return { problem: 'name.unfit' };
  if (seats.some((seat) => seat.kind === 'bot' && !isBot(game, seat.level))) return { problem: 'setup' };
  if (seats.filter(({ kind }) => kind === 'me').length > 1) return { problem: 'setup' };
  const chosen = { seats: seats.length, board: boardFor(game, { board, seats }), options };
  const refused = await setups.refuse(game, chosen);
  return refused === null ? null : { problem: 'setup', refusal: told(refused) };
}

/** Copied field by field; long input is not echoed in full. */
function told({ rule, code, pieces, facts }: Refusal): RefusalAnswer {
  const short = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === 'string' ? fact.slice(0, LONGEST_FACT) : fact,
  ]);
  return { rule, code, pieces: [...pieces], facts: Object.fromEntries(short) };
}

export async function hostsEnough(query: Transaction<Schema>, host: string): Promise<boolean> {
  const { count } = await unfinished(query, host).executeTakeFirstOrThrow();
  return Number(count) >= MOST_HOSTED;
}

export async function hostsEnoughBots(query: Transaction<Schema>, host: string): Promise<boolean> {
  const { count } = await unfinished(query, host)
    .where('tables.begun', 'is not', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.table', '=', 'tables.id')
            .where('seats.person', 'is not', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count) >= MOST_OF_BOTS;
}

function unfinished(query: Transaction<Schema>, host: string) {
  return query
    .selectFrom('tables')
    .leftJoin('matches', 'matches.id', 'tables.id')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('tables.host', '=', host)
    .where('matches.finished', 'is', null);
}

/** Creates the table and its secret, whose hash everybody sees from now on. */
export async function lay(query: Transaction<Schema>, game: TableGame, opening: NewTableOrder) {
  const { id, host, wish } = opening;
  const secret = newSecret();
  const table = await insertTable(query, game, opening, commitment(secret));
  await query.insertInto('secrets').values({ table: id, secret }).execute();
  const seats = wish.seats.map((seat, at): SeatRow => {
    const person = seat.kind === 'me' ? host : null;
    const salt = seat.kind === 'me' ? (wish.salt ?? null) : null;
    return { table: id, seat: at, person, level: seat.kind === 'bot' ? seat.level : null, salt };
  });
  await query.insertInto('seats').values(seats).execute();
  return { table, seats };
}

async function insertTable(
  query: Transaction<Schema>,
  game: TableGame,
  { id, host, wish, at }: NewTableOrder,
  committed: string,
): Promise<TableRow> {
  const values: Omit<Insertable<Schema['tables']>, 'code'> = {
    id,
    game: game.engine.id,
    name: wish.name,
    board: boardFor(game, wish),
    options: JSON.stringify(wish.options),
    pace: JSON.stringify(wish.pace),
    listed: wish.listed ? 1 : 0,
    watch: wish.watch,
    host,
    commitment: committed,
    created: at,
    touched: at,
  };
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const table = await query
      .insertInto('tables')
      .values({ ...values, code: newCode() })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (table !== undefined) return table;
  }
  throw new Error('no code is free');
}
