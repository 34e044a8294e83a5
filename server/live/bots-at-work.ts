import type { Kysely } from 'kysely';
import type { Seat } from '@sanguine/kernel';
import type { Schema } from '../storage/schema.ts';
import type { Rooms } from './rooms.ts';

/** Tables nobody has open that are played on at once. */
const TABLES = 16;

export interface BotsAtWorkOptions {
  readonly database: Kysely<Schema>;
  readonly rooms: Rooms;
  readonly trouble: (error: unknown) => void;
}

/**
 * Sees to it that bots play whether or not somebody looks. Whoever plays a row has the table open and wakes its bots;
 * what a node that died left undone is found by looking through all tables now and then. Two nodes may both try: the
 * store lets one win.
 */
export class BotsAtWork {
  readonly #options: BotsAtWorkOptions;
  readonly #attended = new Map<string, Promise<void>>();
  #sweeping: Promise<void> | null = null;
  #over = false;

  constructor(options: BotsAtWorkOptions) {
    this.#options = options;
  }

  /** Looks whether a bot is asked at this table. */
  async look(match: string): Promise<void> {
    const [waiting] = await this.#waiting({ match });
    if (waiting !== undefined) void this.#attend(waiting);
  }

  /** Looks through all tables, or those at which nothing has happened since then: where something has, somebody is at work. */
  sweep(since?: number): Promise<void> {
    this.#sweeping ??= this.#sweep(since).finally(() => (this.#sweeping = null));
    return this.#sweeping;
  }

  async close(): Promise<void> {
    this.#over = true;
    await this.#sweeping;
    await Promise.all(this.#attended.values());
  }

  async #sweep(since: number | undefined): Promise<void> {
    const waiting = await this.#waiting({ since });
    const next = async (): Promise<void> => {
      for (let match = waiting.shift(); match !== undefined && !this.#over; match = waiting.shift()) {
        await this.#attend(match);
      }
    };
    await Promise.all(Array.from({ length: TABLES }, next));
  }

  /** Keeps the room open until its bots have decided. */
  #attend(match: string): Promise<void> {
    const attended = this.#attended.get(match);
    if (attended !== undefined || this.#over) return attended ?? Promise.resolve();
    const attending = this.#play(match)
      .catch(this.#options.trouble)
      .finally(() => this.#attended.delete(match));
    this.#attended.set(match, attending);
    return attending;
  }

  async #play(match: string): Promise<void> {
    const visit = await this.#options.rooms.enter(match);
    if (visit === null) return;
    visit.room.wake();
    await visit.room.rest();
    visit.leave();
  }

  /** The matches a bot is asked in. */
  async #waiting({ match, since }: { match?: string; since?: number | undefined }): Promise<string[]> {
    const found = await this.#options.database
      .selectFrom('matches')
      .innerJoin('seats', 'seats.table', 'matches.id')
      .select(['matches.id', 'matches.deciders', 'seats.seat'])
      .where('matches.finished', 'is', null)
      .where('seats.level', 'is not', null)
      .$if(match !== undefined, (some) => some.where('matches.id', '=', match ?? ''))
      .$if(since !== undefined, (some) => some.where('matches.changed', '<=', since ?? 0))
      .orderBy('matches.changed', 'desc')
      .execute();
    const asked = found.filter(({ deciders, seat }) => {
      const seats: Seat[] = JSON.parse(deciders);
      return seats.includes(seat);
    });
    return [...new Set(asked.map(({ id }) => id))];
  }
}
