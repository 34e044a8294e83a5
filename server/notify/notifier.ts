import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Seat } from '@sanguine/kernel';
import type { People } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import type { Schema } from '../storage/schema.ts';
import type { Job, Worker } from './jobs.ts';
import { askedSince, type StartedTable, startedTable } from './started-table.ts';
import { type Note, noteSchema } from './note.ts';
import type { Push } from './push.ts';
import type { Webhooks } from './webhook.ts';
import type { Writer } from './writer.ts';

/** Milliseconds before a person is notified, if the news still holds and they have not seen it. */
export interface Delays {
  readonly turn: number;
  readonly motion: number;
  readonly news: number;
}

export interface NotifierOptions {
  readonly database: Kysely<Schema>;
  readonly people: Pick<People, 'find'>;
  readonly push: Push;
  readonly webhooks: Webhooks;
  readonly writer: Writer;
  readonly add: (job: Job) => Promise<void>;
  /** For each of these tables, the seats whose holder has it open. */
  readonly here: (tables: readonly string[]) => Promise<ReadonlyMap<string, ReadonlySet<Seat>>>;
  readonly delays: Delays;
  readonly now: () => number;
}

const DAY = 24 * 60 * 60 * 1000;

const news = v.object({
  about: v.picklist(['turn', 'started', 'ended', 'motion']),
  table: v.string(),
  seat: v.number(),
  /** For a turn the row it began with, for a vote its id. */
  of: v.optional(v.union([v.number(), v.string()])),
});
type News = v.InferOutput<typeof news>;
const delivery = v.object({ person: v.string(), endpoint: v.nullable(v.string()), note: noteSchema });

/**
 * Decides who is notified of what. It depends on stored data alone, so every node comes to the same result; each piece
 * of news has a key, so it is sent once.
 */
export class Notifier {
  readonly #options: NotifierOptions;

  constructor(options: NotifierOptions) {
    this.#options = options;
  }

  get workers(): Readonly<Record<string, Worker>> {
    return {
      news: (payload) => this.#tell(v.parse(news, payload)),
      delivery: (payload) => this.#deliver(v.parse(delivery, payload)),
    };
  }

  /** Adds a job for everybody at this table who may need to be notified. */
  async look(table: string): Promise<void> {
    const standing = await startedTable(this.#options.database, table);
    if (standing === null) return;
    // Players who have the table open need no notification; when they leave, the table is checked again.
    const present = (await this.#options.here([table])).get(table);
    const absent = (await this.#newsOf(standing)).filter(({ seat }) => present?.has(seat) !== true);
    for (const { delay, ...item } of absent) {
      const { about, seat, of = '' } = item;
      const key = `${about} ${table} ${seat} ${of}`;
      await this.#options.add({ kind: 'news', key, payload: item, due: this.#options.now() + delay });
    }
  }

  /** Sends a note to all the person's browsers and to their webhook. */
  async send(person: Person, note: Note, key: string): Promise<void> {
    const endpoints = await this.#options.push.endpoints(person.id);
    const ways = [...endpoints, ...(person.webhook === null ? [] : [null])];
    for (const endpoint of ways) {
      await this.#options.add({
        kind: 'delivery',
        key: `delivery ${key} ${person.id} ${endpoint === null ? 'webhook' : shortOf(endpoint)}`,
        payload: { person: person.id, endpoint, note },
        due: this.#options.now(),
      });
    }
  }

  async #newsOf(standing: StartedTable): Promise<(News & { delay: number })[]> {
    const { id: table, finished, begun, number, deciders, motions } = standing;
    const { database, delays, now } = this.#options;
    const persons = standing.places.filter(({ person }) => person !== null);
    if (finished !== null) {
      if (finished < now() - DAY) return [];
      return persons.map(({ seat }) => ({ about: 'ended', table, seat, delay: delays.news }));
    }
    const players = persons.filter(({ level }) => level === null).map(({ seat }) => seat);
    const asked = players.filter((seat) => deciders.includes(seat));
    const turns = await Promise.all(
      asked.map(async (seat) => ({
        about: 'turn' as const,
        table,
        seat,
        of: await askedSince(database, table, seat),
        delay: delays.turn,
      })),
    );
    const isNew = number === 0 && begun > now() - DAY;
    const others = isNew ? players.filter((seat) => !asked.includes(seat)) : [];
    const votes = motions.flatMap(({ id, wish, answered }) =>
      players
        .filter((seat) => !answered.includes(seat) && !('seat' in wish && wish.seat === seat))
        .map((seat) => ({ about: 'motion' as const, table, seat, of: id, delay: delays.motion })),
    );
    return [
      ...turns,
      ...others.map((seat) => ({ about: 'started' as const, table, seat, delay: delays.news })),
      ...votes,
    ];
  }

  /** Skips news that no longer holds, and players who have the table open. */
  async #tell({ about, table, seat, of }: News): Promise<void> {
    const { database, people, here, writer } = this.#options;
    const standing = await startedTable(database, table);
    const holder = standing?.places.find((place) => place.seat === seat)?.person ?? null;
    const person = holder === null ? null : await people.find(holder);
    if (standing === null || person === null) return;
    const present = await here([table]);
    if (present.get(table)?.has(seat) === true) return;
    const still = await this.#newsOf(standing);
    if (!still.some((item) => item.about === about && item.seat === seat && item.of === of)) return;
    const note = await writer.write({ about, of }, standing, seat, person);
    if (note !== null) await this.send(person, note, `${about} ${table} ${seat} ${of ?? ''}`);
  }

  async #deliver({ person: id, endpoint, note }: v.InferOutput<typeof delivery>): Promise<void> {
    const { people, push, webhooks } = this.#options;
    if (endpoint !== null) {
      await push.send(endpoint, note);
      return;
    }
    const person = await people.find(id);
    if (person !== null) await webhooks.send(person, note);
  }
}

/** Endpoints are long and confidential, so keys hold only a hash. */
function shortOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url').slice(0, 16);
}
