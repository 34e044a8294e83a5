import { type Kysely, sql } from 'kysely';
import type { Outcome, Seat } from '@sanguine/kernel';
import type { VoteWish } from '@sanguine/protocol';
import { placeOf, type SeatHolder } from '../tables/seats.ts';
import type { Schema } from '../storage/schema.ts';

/** What notifications need to know of a table that has begun. */
export interface StartedTable {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly begun: number;
  /** Of the last row. */
  readonly number: number;
  /** The seats that are asked and have not ordered an answer. */
  readonly deciders: readonly Seat[];
  readonly finished: number | null;
  readonly outcome: Outcome | null;
  readonly places: readonly SeatHolder[];
  readonly motions: readonly Asked[];
}

/** An open vote. */
interface Asked {
  readonly id: string;
  readonly by: Seat;
  readonly wish: VoteWish;
  /** The seats that have voted. */
  readonly answered: readonly Seat[];
}

/** Null if the table has not begun. */
export async function startedTable(database: Kysely<Schema>, id: string): Promise<StartedTable | null> {
  const found = await database
    .selectFrom('tables')
    .innerJoin('matches', 'matches.id', 'tables.id')
    .select([
      'tables.name',
      'tables.game',
      'matches.created',
      'matches.number',
      'matches.deciders',
      'matches.ordered',
      'matches.finished',
      'matches.outcome',
    ])
    .where('tables.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return null;
  const seats = await database
    .selectFrom('seats')
    .select(['seat', 'person', 'level'])
    .where('table', '=', id)
    .orderBy('seat')
    .execute();
  const motions = await database
    .selectFrom('motions')
    .select(['id', 'by', 'wish', 'yes', 'no'])
    .where('match', '=', id)
    .where('decided', 'is', null)
    .execute();
  const { name, game, created, number, finished } = found;
  const [asked, ordered]: [Seat[], Seat[]] = [JSON.parse(found.deciders), JSON.parse(found.ordered)];
  const outcome: Outcome | null = found.outcome === null ? null : JSON.parse(found.outcome);
  return {
    id,
    name,
    game,
    begun: created,
    number,
    deciders: asked.filter((seat) => !ordered.includes(seat)),
    finished,
    outcome,
    places: seats.map(placeOf),
    motions: motions.map((motion) => {
      const wish: VoteWish = JSON.parse(motion.wish);
      const [yes, no]: [Seat[], Seat[]] = [JSON.parse(motion.yes), JSON.parse(motion.no)];
      return { id: motion.id, by: motion.by, wish, answered: [...yes, ...no] };
    }),
  };
}

/** The row since which the seat has been asked without a break; 0 if from the start. */
export async function askedSince(database: Kysely<Schema>, id: string, seat: Seat): Promise<number> {
  const list = sql<string>`replace(replace(deciders, '[', ','), ']', ',')`;
  const found = await database
    .selectFrom('rows')
    .select((select) => select.fn.max('number').as('number'))
    .where('match', '=', id)
    .where(list, 'not like', `%,${seat},%`)
    .executeTakeFirst();
  const last = found?.number ?? null;
  return last === null ? 0 : last + 1;
}
