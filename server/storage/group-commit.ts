import { setImmediate as everybodyHeard } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type Chain, runWhole } from './chain.ts';
import { HeldWrites, type Write } from './held-writes.ts';
import type { Schema } from './schema.ts';
import { Unavailable } from './unavailable.ts';

/** More than this and the first would wait too long for the last. */
const MOST = 256;

/**
 * Writes that come while another commit is under way go together into the next one: many matches then wait for
 * the disk once, and each is still answered only after its own row is there. What was in bad company is written again
 * by itself, and what waits for somebody else waits beside the others.
 */
export class GroupCommit {
  readonly #database: Kysely<Schema>;
  readonly #held: HeldWrites;
  #waiting: Write[] = [];
  #committing = false;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
    this.#held = new HeldWrites(database);
  }

  /** Answers how many queries of the chain changed something. */
  enter(match: string, chain: Chain): Promise<number> {
    return new Promise((settle, fail) => {
      const write = { match, chain, settle, fail };
      if (this.#held.has(match)) {
        this.#held.add([write]);
        return;
      }
      this.#waiting.push(write);
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
      // All nodes go through the matches in the same order, so that none waits for another in a circle.
      await this.#commit(
        group.toSorted((one, other) => (one.match < other.match ? -1 : one.match > other.match ? 1 : 0)),
      );
    }
    this.#committing = false;
  }

  async #commit(group: readonly Write[]): Promise<void> {
    try {
      const counts = await runWhole(
        this.#database,
        group.map(({ chain }) => chain),
      );
      group.forEach(({ settle }, at) => settle(counts[at] ?? 0));
    } catch (error) {
      // Whoever asked looks whether it was stored all the same: the answer may have been lost, and not the rows.
      if (error instanceof Unavailable && error.reason === 'away') for (const { fail } of group) fail(error);
      else this.#held.add(await this.#held.writeFree(group));
    }
  }
}
