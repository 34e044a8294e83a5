import type { Kysely } from 'kysely';
import type { Seat } from '@sanguine/kernel';
import type { Pace, SeatClock } from '@sanguine/protocol';
import type { Schema } from '../../storage/schema.ts';
import type { SeatHolder } from '../../tables/seats.ts';
import type { AnyKeptMatch } from '../room/any-match.ts';
import { ClockCourse, type HandOver } from './clock.ts';
import { askedBefore, ticksAfter } from './timeline.ts';

/** The clocks of one table, computed from stored data, so they are the same on every node and after a restart. */
export class TableClocks {
  readonly #database: Kysely<Schema>;
  readonly #match: AnyKeptMatch;
  readonly #pace: Pace;
  readonly #begun: number;
  #course: ClockCourse | null = null;
  /** The last row taken into `#course`. */
  #last = 0;

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

  /** True if there are clocks: every row may start and stop them. */
  get runs(): boolean {
    return this.#pace.kind !== 'none';
  }

  async read(places: readonly SeatHolder[], handOvers: readonly HandOver[]): Promise<SeatClock[]> {
    if (!this.runs) return [];
    if (this.#course?.fits(handOvers) === false) {
      this.#course = null;
      this.#last = 0;
    }
    for await (const rows of ticksAfter(this.#database, this.#match.id, this.#last)) {
      const [first] = rows;
      if (first !== undefined) this.#course ??= this.#begin(places, askedBefore(first));
      this.#course?.take(rows, handOvers);
      this.#last = rows.at(-1)?.number ?? this.#last;
    }
    const course = this.#course ?? this.#begin(places, this.#match.current.deciders());
    return course?.after(handOvers) ?? [];
  }

  #begin(places: readonly SeatHolder[], asked: readonly Seat[]): ClockCourse | null {
    return ClockCourse.begin({
      pace: this.#pace,
      begun: this.#begun,
      seats: places.length,
      bots: places.filter(({ kind }) => kind === 'bot').map(({ seat }) => seat),
      asked,
    });
  }
}
