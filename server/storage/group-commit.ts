import { setImmediate as everybodyHeard } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

type Work<T> = (query: Transaction<Schema>) => Promise<T>;

interface Entry {
  /** What the work is about: all nodes go through these in the same order, so that none waits for another in a circle. */
  readonly key: string;
  run(query: Transaction<Schema>): Promise<void>;
  /** It is stored, together with all the others. */
  settle(): void;
  /** Alone, after the others could not be stored with it. */
  retry(): Promise<void>;
}

/** More than this and the first would wait too long for the last. */
const MOST = 256;

/**
 * Writes that come while another commit waits for the disk go together into the next one: many matches then wait for
 * the disk once, and each is still answered only after its own row is there. Work is run again by itself when it was
 * in bad company, so it must do nothing but write.
 */
export class GroupCommit {
  readonly #database: Kysely<Schema>;
  #waiting: Entry[] = [];
  #committing = false;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  enter<T>(key: string, work: Work<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let result: { readonly value: T } | null = null;
      this.#waiting.push({
        key,
        async run(query) {
          result = { value: await work(query) };
        },
        settle() {
          if (result !== null) resolve(result.value);
        },
        retry: () => this.#alone(work).then(resolve, reject),
      });
      if (!this.#committing) void this.#commitAll();
    });
  }

  async #commitAll(): Promise<void> {
    this.#committing = true;
    while (this.#waiting.length > 0) {
      // SQLite holds everything up while it waits for the disk: whoever has already spoken comes along.
      await everybodyHeard();
      const group = this.#waiting.slice(0, MOST);
      this.#waiting = this.#waiting.slice(MOST);
      await this.#commit(
        group.toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)),
      );
    }
    this.#committing = false;
  }

  async #commit(group: readonly Entry[]): Promise<void> {
    try {
      await this.#alone(async (query) => {
        for (const entry of group) await entry.run(query);
      });
    } catch {
      for (const entry of group) await entry.retry();
      return;
    }
    for (const entry of group) entry.settle();
  }

  #alone<T>(work: Work<T>): Promise<T> {
    return this.#database.transaction().setIsolationLevel('read committed').execute(work);
  }
}
