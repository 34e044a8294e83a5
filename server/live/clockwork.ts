import type { Kysely } from 'kysely';
import type { Pace, SeatClock } from '@sanguine/protocol';
import type { Schema } from '../storage/schema.ts';
import type { Place } from '../tables/seats.ts';
import type { AnyKeptMatch } from './any-match.ts';
import { clocksOf, type HandOver } from './clock.ts';
import { askedBefore, ticksAfter } from './timeline.ts';
import type { Tick } from './turns.ts';

/** The clocks of one table, made from what is stored and so the same on every node and after every restart. */
export class Clockwork {
  readonly #database: Kysely<Schema>;
  readonly #match: AnyKeptMatch;
  readonly #pace: Pace;
  readonly #begun: number;
  readonly #rows: Tick[] = [];

  constructor(
    database: Kysely<Schema>,
    match: AnyKeptMatch,
    { pace, begun }: { readonly pace: Pace; readonly begun: number },
  ) {
    this.#database = database;
    this.#match = match;
    this.#pace = pace;
    this.#begun = begun;
  }

  /** Every row may start and stop clocks. */
  get runs(): boolean {
    return this.#pace.kind !== 'none';
  }

  async read(places: readonly Place[], handOvers: readonly HandOver[]): Promise<SeatClock[]> {
    if (!this.runs) return [];
    this.#rows.push(...(await ticksAfter(this.#database, this.#match.id, this.#rows.at(-1)?.number ?? 0)));
    const [first] = this.#rows;
    return clocksOf({
      pace: this.#pace,
      begun: this.#begun,
      seats: places.length,
      bots: places.filter(({ kind }) => kind === 'bot').map(({ seat }) => seat),
      asked: first === undefined ? this.#match.view.deciders() : askedBefore(first),
      rows: this.#rows,
      handOvers,
    });
  }
}
