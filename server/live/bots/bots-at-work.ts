import type { Kysely } from 'kysely';
import { Queue, type Seat } from '@sanguine/kernel';
import type { Schema } from '../../storage/schema.ts';
import type { Rooms } from '../room/rooms.ts';

/** How many tables nobody has open are played at once: those with persons, and those of bots alone. */
const TABLES = 16;
const BOTS_TABLES = 4;

export interface BotsAtWorkOptions {
  readonly database: Kysely<Schema>;
  readonly rooms: Pick<Rooms, 'enter'>;
  readonly trouble: (error: unknown) => void;
}

interface Waiting {
  readonly match: string;
  /** Bots that play with persons must not wait for tables of bots alone, which may play all day. */
  readonly lane: 'persons' | 'bots';
}

/**
 * Makes bots play, and ordered answers, even if nobody has the table open. A node that plays a row has the room open
 * and wakes its bots; what a dead node left undone is found by sweeping all tables from time to time. Two nodes may
 * both try: the store lets one win.
 */
export class BotsAtWork {
  readonly #options: BotsAtWorkOptions;
  readonly #attended = new Map<string, Promise<void>>();
  readonly #looking = new Set<Promise<void>>();
  readonly #lanes = { persons: new Queue(TABLES), bots: new Queue(BOTS_TABLES) };
  #sweeping: Promise<void> | null = null;
  #over = false;

  constructor(options: BotsAtWorkOptions) {
    this.#options = options;
  }

  /** Plays what is due at this table. Does nothing after `close`. */
  look(match: string): Promise<void> {
    if (this.#over) return Promise.resolve();
    const looking = this.#look(match).finally(() => this.#looking.delete(looking));
    this.#looking.add(looking);
    return looking;
  }

  /** Checks all tables, or those unchanged since then: a table that changed is being played by another node or room. */
  sweep(since?: number): Promise<void> {
    this.#sweeping ??= this.#sweep(since).finally(() => (this.#sweeping = null));
    return this.#sweeping;
  }

  async close(): Promise<void> {
    this.#over = true;
    // Their callers get the errors.
    await Promise.allSettled([this.#sweeping, ...this.#looking]);
    await Promise.all(this.#attended.values());
  }

  async #look(match: string): Promise<void> {
    const [waiting] = await this.#waiting({ match });
    if (waiting !== undefined) void this.#attend(waiting);
  }

  async #sweep(since: number | undefined): Promise<void> {
    for (const waiting of await this.#waiting({ since })) void this.#attend(waiting);
  }

  /** Keeps the room open until everything due is played. */
  #attend({ match, lane }: Waiting): Promise<void> {
    const attended = this.#attended.get(match);
    if (attended !== undefined || this.#over) return attended ?? Promise.resolve();
    const attending = this.#lanes[lane]
      .enter(() => this.#play(match))
      .catch(this.#options.trouble)
      .finally(() => this.#attended.delete(match));
    this.#attended.set(match, attending);
    return attending;
  }

  async #play(match: string): Promise<void> {
    const visit = this.#over ? null : await this.#options.rooms.enter(match);
    if (visit === null) return;
    visit.room.wake();
    await visit.room.rest();
    visit.leave();
  }

  /** The matches that ask a bot, or a seat with an ordered answer. */
  async #waiting({ match, since }: { match?: string; since?: number | undefined }): Promise<Waiting[]> {
    const found = await this.#options.database
      .selectFrom('matches')
      .innerJoin('seats', 'seats.table', 'matches.id')
      .select(['matches.id', 'matches.deciders', 'matches.ordered', 'seats.seat', 'seats.level'])
      .select((of) =>
        of
          .exists(
            of
              .selectFrom('seats as others')
              .select('others.seat')
              .whereRef('others.table', '=', 'matches.id')
              .where('others.person', 'is not', null)
              .where('others.level', 'is', null),
          )
          .as('peopled'),
      )
      .where('matches.finished', 'is', null)
      .where((either) =>
        either.or([either('seats.level', 'is not', null), either('matches.ordered', '<>', '[]')]),
      )
      .$if(match !== undefined, (some) => some.where('matches.id', '=', match ?? ''))
      .$if(since !== undefined, (some) => some.where('matches.changed', '<=', since ?? 0))
      .orderBy('matches.changed', 'desc')
      .execute();
    const asked = found.filter(({ deciders, ordered, seat, level }) => {
      const seats: Seat[] = JSON.parse(level === null ? ordered : deciders);
      return seats.includes(seat);
    });
    const lanes = asked.map(({ id, peopled }) => [id, peopled ? 'persons' : 'bots'] as const);
    return [...new Map(lanes)].map(([id, lane]) => ({ match: id, lane }));
  }
}
