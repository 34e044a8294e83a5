import { setImmediate as everybodyHeard } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type Chain, runWhole } from './chain.ts';
import { HeldWrites, type Write } from './held-writes.ts';
import type { Schema } from './schema.ts';
import { Unavailable } from './unavailable.ts';

/** With more, the first write would wait too long for the last. */
const MOST = 256;

/**
 * Writes that come during a commit go into the next one together: many matches then wait for the disk once, and each is
 * still answered only after its own row is stored. If a group fails its writes are tried again separately, and writes
 * to locked matches wait apart from the others.
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

  /** Returns how many queries of the chain changed something. */
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
      // Lets writes that are already on their way join.
      await everybodyHeard();
      const group = this.#waiting.slice(0, MOST);
      this.#waiting = this.#waiting.slice(MOST);
      // All nodes take matches in the same order, so that there is no deadlock.
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
      // The caller checks whether it was stored: perhaps only the answer was lost.
      if (error instanceof Unavailable && error.reason === 'away') for (const { fail } of group) fail(error);
      else this.#held.add(await this.#held.writeFree(group));
    }
  }
}
