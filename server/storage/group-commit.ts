import { setImmediate as everybodyHeard } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type Chain, runWhole } from './chain.ts';
import type { Schema } from './schema.ts';

interface Entry {
  /** What the chain is about: all nodes go through these in the same order, so that none waits for another in a circle. */
  readonly key: string;
  readonly chain: Chain;
  /** It is stored, together with all the others. */
  readonly settle: (count: number) => void;
  readonly fail: (error: unknown) => void;
}

/** More than this and the first would wait too long for the last. */
const MOST = 256;

/**
 * Writes that come while another commit is under way go together into the next one: many matches then wait for
 * the disk once, and each is still answered only after its own row is there. What was in bad company is written again
 * by itself.
 */
export class GroupCommit {
  readonly #database: Kysely<Schema>;
  #waiting: Entry[] = [];
  #committing = false;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  /** Answers how many queries of the chain changed something. */
  enter(key: string, chain: Chain): Promise<number> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ key, chain, settle, fail });
      if (!this.#committing) void this.#commitAll();
    });
  }

  async #commitAll(): Promise<void> {
    this.#committing = true;
    while (this.#waiting.length > 0) {
      // Whoever has already spoken comes along.
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
    const chains = group.map(({ chain }) => chain);
    const counts = await runWhole(this.#database, chains).catch(() => null);
    if (counts === null) for (const entry of group) await this.#alone(entry);
    else group.forEach(({ settle }, at) => settle(counts[at] ?? 0));
  }

  async #alone({ chain, settle, fail }: Entry): Promise<void> {
    await runWhole(this.#database, [chain]).then(([count = 0]) => settle(count), fail);
  }
}
