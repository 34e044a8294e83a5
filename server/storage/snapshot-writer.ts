import type { StoredSnapshot } from './store.ts';

/**
 * A snapshot is written after a random delay in this range, in milliseconds, so that matches that began together do not
 * all write at once.
 */
const WAIT = { least: 5000, most: 10_000 };
/** This many rows are written at once: after a crash about this many at most are replayed. */
const MANY_ROWS = 256;

/** Writes snapshots with a delay: one write serves many rows, and snapshots only make loading faster. */
export class SnapshotWriter {
  readonly #write: (snapshot: StoredSnapshot) => Promise<void>;
  #saved: number;
  #unsaved: (() => StoredSnapshot) | null = null;
  #waiting: NodeJS.Timeout | null = null;
  #written: Promise<void> = Promise.resolve();

  /** `saved` is the row of the last snapshot; `write` reports its own errors. */
  constructor(saved: number, write: (snapshot: StoredSnapshot) => Promise<void>) {
    this.#saved = saved;
    this.#write = write;
  }

  /** The row of the last snapshot written. */
  get saved(): number {
    return this.#saved;
  }

  /** Takes a snapshot of this row, made only if it is written before the next one comes. */
  take(row: number, snapshot: () => StoredSnapshot): void {
    if (row <= this.#saved) return;
    this.#unsaved = snapshot;
    if (row - this.#saved >= MANY_ROWS) void this.flush();
    else this.#waiting ??= setTimeout(() => void this.flush(), delay()).unref();
  }

  /** Resolves when everything taken is written. */
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
