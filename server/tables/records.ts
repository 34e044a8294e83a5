import { Queue } from '@sanguine/kernel';
import { LRUCache } from 'lru-cache';
import type { RecordHead } from '../storage/record.ts';
import type { MatchStore } from '../storage/store.ts';
import type { Threads } from '../work/threads.ts';
import type { RecordTask } from './record-text.ts';

/** Cache size in bytes. */
const KEPT = 32 * 1024 * 1024;

/**
 * Writes the records of finished matches, one at a time, and caches the latest: their workings take a replay, and their
 * rows never change.
 */
export class Records {
  readonly #store: MatchStore;
  readonly #writer: Threads<RecordTask, Uint8Array>;
  readonly #queue = new Queue();
  readonly #kept = new LRUCache<string, Uint8Array>({
    maxSize: KEPT,
    sizeCalculation: ({ length }) => length,
  });

  constructor(store: MatchStore, writer: Threads<RecordTask, Uint8Array>) {
    this.#store = store;
    this.#writer = writer;
  }

  record(head: RecordHead, players: readonly string[]): Promise<Uint8Array> {
    return this.#queue.enter(async () => {
      const { id, number } = head.match;
      const key = JSON.stringify([id, number, players]);
      const kept = this.#kept.get(key);
      if (kept !== undefined) return kept;
      const rows = await this.#store.writtenRows(id, 0, number);
      const written = await this.#writer.run({ head, players, rows });
      this.#kept.set(key, written);
      return written;
    });
  }
}
