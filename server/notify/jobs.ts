import type { Kysely } from 'kysely';
import { Queue } from '@sanguine/kernel';
import type { Schema } from '../storage/schema.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** A job that takes longer may be taken over: its node counts as dead. */
const LEASE_MS = 2 * MINUTE;
const MOST_TRIES = 5;
const FIRST_PAUSE_MS = 30 * SECOND;
const AT_ONCE = 20;
/** How long finished jobs are stored, so that they are not done again. */
const MEMORY_MS = 30 * DAY;

export interface Job {
  readonly kind: string;
  /** Of all jobs with the same key only one is done. */
  readonly key: string;
  readonly payload: unknown;
  /** The earliest time to run it. */
  readonly due: number;
}

/** If it throws, it is tried again later. */
export type Worker = (payload: unknown) => Promise<void>;

export interface JobsOptions {
  readonly database: Kysely<Schema>;
  readonly workers: Readonly<Record<string, Worker>>;
  readonly now: () => number;
  readonly trouble: (error: unknown) => void;
  /** Milliseconds between two checks; 0 to run only when `run` is called. */
  readonly every: number;
}

/** Stored jobs, which survive their node. Each is done by one node. */
export class Jobs {
  readonly #options: JobsOptions;
  readonly #queue = new Queue();
  readonly #looking: NodeJS.Timeout | null;

  constructor(options: JobsOptions) {
    this.#options = options;
    this.#looking = options.every > 0 ? setInterval(() => void this.run(), options.every) : null;
    this.#looking?.unref();
  }

  async add({ kind, key, payload, due }: Job): Promise<void> {
    await this.#options.database
      .insertInto('jobs')
      .values({ key, kind, payload: JSON.stringify(payload), due, tries: 0, done: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Runs the jobs that are due. */
  run(): Promise<void> {
    return this.#queue.enter(() => this.#run()).catch(this.#options.trouble);
  }

  async close(): Promise<void> {
    if (this.#looking !== null) clearInterval(this.#looking);
    await this.#queue.empty();
  }

  async #run(): Promise<void> {
    const { database, now } = this.#options;
    for (;;) {
      const due = await database
        .selectFrom('jobs')
        .selectAll()
        .where('done', 'is', null)
        .where('due', '<=', now())
        .orderBy('due')
        .limit(AT_ONCE)
        .execute();
      if (due.length === 0) break;
      await Promise.all(due.map((job) => this.#work(job)));
    }
    await database
      .deleteFrom('jobs')
      .where('done', '<', now() - MEMORY_MS)
      .execute();
  }

  async #work({ key, kind, payload, tries }: { key: string; kind: string; payload: string; tries: number }) {
    const { database, workers, now, trouble } = this.#options;
    const taken = await database
      .updateTable('jobs')
      .set({ due: now() + LEASE_MS, tries: tries + 1 })
      .where('key', '=', key)
      .where('tries', '=', tries)
      .where('done', 'is', null)
      .executeTakeFirst();
    // Another node was first.
    if (taken.numUpdatedRows !== 1n) return;
    const finish = (change: { due?: number; done?: number }) =>
      database.updateTable('jobs').set(change).where('key', '=', key).execute();
    try {
      await workers[kind]?.(JSON.parse(payload));
      await finish({ done: now() });
    } catch (error) {
      if (!(error instanceof TryLater)) trouble(error);
      const last = tries + 1 >= MOST_TRIES;
      await finish(last ? { done: now() } : { due: now() + FIRST_PAUSE_MS * 2 ** tries });
    }
  }
}

/** Thrown if the other side did not answer as expected: not logged as an error. */
export class TryLater extends Error {}
