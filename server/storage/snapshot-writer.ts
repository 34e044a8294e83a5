import type { StoredSnapshot } from './store.ts';

/** A snapshot is written some time between these, in milliseconds: matches that began together do not all write at once. */
const WAIT = { least: 5000, most: 10_000 };
/** So many rows do not wait so long: after a crash no more than about these are played again. */
const MANY_ROWS = 256;

/** Writes a match's snapshots a little later than they are taken: many rows need one write, and only loading is quicker for it. */
export class SnapshotWriter {
  readonly #write: (snapshot: StoredSnapshot) => Promise<void>;
  #saved: number;
  #unsaved: (() => StoredSnapshot) | null = null;
  #waiting: NodeJS.Timeout | null = null;
  #written: Promise<void> = Promise.resolve();

  /** `saved` is the row there is a snapshot of; what `write` cannot do it reports itself. */
  constructor(saved: number, write: (snapshot: StoredSnapshot) => Promise<void>) {
    this.#saved = saved;
    this.#write = write;
  }

  /** The last row a snapshot was written of. */
  get saved(): number {
    return this.#saved;
  }

  /** A snapshot of this row, put together only if it is written before the next one comes. */
  take(row: number, snapshot: () => StoredSnapshot): void {
    if (row <= this.#saved) return;
    this.#unsaved = snapshot;
    if (row - this.#saved >= MANY_ROWS) void this.flush();
    else this.#waiting ??= setTimeout(() => void this.flush(), delay()).unref();
  }

  /** Resolves when all that was taken is written. */
  flush(): Promise<void> {
    if (this.#waiting !== null) clearTimeout(this.#waiting);
    this.#waiting = null;
    const snapshot = this.#unsaved?.();
    if (snapshot !== undefined) {
      this.#unsaved = null;
      this.#saved = snapshot.row;
      const writing = this.#write(snapshot);
      this.#written = this.#written.then(() => writing);
    }
    return this.#written;
  }
}

function delay(): number {
  return WAIT.least + Math.random() * (WAIT.most - WAIT.least);
}
