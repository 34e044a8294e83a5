import { Queue, recordedDice, type Viewer } from '@sanguine/kernel';
import type { Story } from '@sanguine/protocol';
import { LRUCache } from 'lru-cache';
import { startOf } from '../storage/loading.ts';
import type { MatchStore } from '../storage/store.ts';
import type { Threads } from '../work/threads.ts';
import type { StoryTask } from './story-text.ts';

const MOST_ROWS = 20_000;
/** Cache size in bytes, gzipped. */
const KEPT = 32 * 1024 * 1024;

/** Writes stories from the first row of a match, one at a time, and caches the latest: rows never change. */
export class Stories {
  readonly #store: MatchStore;
  readonly #teller: Threads<StoryTask, Uint8Array | null>;
  readonly #queue = new Queue();
  readonly #kept = new LRUCache<string, Uint8Array>({
    maxSize: KEPT,
    sizeCalculation: ({ length }) => length,
  });

  constructor(store: MatchStore, teller: Threads<StoryTask, Uint8Array | null>) {
    this.#store = store;
    this.#teller = teller;
  }

  story(id: string, viewer: Viewer, names: Story['names']): Promise<Uint8Array | null> {
    return this.#queue.enter(async () => {
      const match = await this.#store.find(id);
      if (match === null || match.number > MOST_ROWS) return null;
      const key = JSON.stringify([id, viewer, match.chapter, match.number, match.outcome !== null, names]);
      const kept = this.#kept.get(key) ?? (await this.#tell(id, viewer, names));
      if (kept !== null) this.#kept.set(key, kept);
      return kept;
    });
  }

  /** Passes the current chapter and the secret to the writer, and to nothing else. */
  async #tell(id: string, viewer: Viewer, names: Story['names']): Promise<Uint8Array | null> {
    const store = this.#store;
    const [match, dice, chapters] = await Promise.all([store.find(id), store.dice(id), store.chapters(id)]);
    const chapter = chapters.find(({ number }) => number === match?.chapter);
    if (match === null || dice === null || chapter === undefined) return null;
    const rows = await store.writtenRows(id, startOf(chapter.base), match.number);
    return this.#teller.run({
      game: match.game,
      viewer,
      names,
      dice: recordedDice(dice, true),
      chapter,
      outcome: match.outcome,
      rows,
    });
  }
}
