import type { Viewer } from '@sanguine/kernel';
import { logMessage } from '@sanguine/protocol';
import type { AnyKeptMatch } from './any-match.ts';

/** The log entry of one row, serialized. */
interface WrittenEntry {
  readonly row: number;
  /** False once the row is taken back. */
  readonly standing: boolean;
  readonly text: string;
}

type Log = readonly WrittenEntry[];

/** The log for viewers who join. Serialized once for all who see the same, and cached until the next row. */
export class Logbook {
  readonly #match: AnyKeptMatch;
  readonly #read = new Map<Viewer, Promise<Log>>();

  constructor(match: AnyKeptMatch) {
    this.#match = match;
  }

  /** Up to the latest row. */
  async read(viewer: Viewer): Promise<Log> {
    // A row may come while the log is read: the updates a member gets next must follow on its log.
    for (;;) {
      const log = await this.#reading(viewer);
      if (log.at(-1)?.row === this.#match.current.number) return log;
      this.forget();
    }
  }

  /** Call at every new row. */
  forget(): void {
    this.#read.clear();
  }

  #reading(viewer: Viewer): Promise<Log> {
    const found = this.#read.get(viewer);
    if (found !== undefined) return found;
    const reading = this.#write(viewer);
    this.#read.set(viewer, reading);
    // A failed read is not cached: the next caller tries again.
    reading.catch(() => this.#read.delete(viewer));
    return reading;
  }

  async #write(viewer: Viewer): Promise<Log> {
    const written: WrittenEntry[] = [];
    await this.#match.readLog(viewer, (entry) => {
      const { number, standing } = entry;
      written.push({ row: number, standing, text: JSON.stringify(logMessage(entry)) });
    });
    return written;
  }
}
