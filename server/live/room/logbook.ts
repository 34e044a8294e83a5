import type { Viewer } from '@sanguine/kernel';
import { logMessage } from '@sanguine/protocol';
import type { AnyKeptMatch } from './any-match.ts';

/** One row's part of the log, as it is sent. */
interface WrittenEntry {
  readonly row: number;
  /** False once the row was taken back. */
  readonly standing: boolean;
  readonly text: string;
}

type Log = readonly WrittenEntry[];

/** What viewers who come late may read. It is written out once for all who see the same, and kept until the next row. */
export class Logbook {
  readonly #match: AnyKeptMatch;
  readonly #read = new Map<Viewer, Promise<Log>>();

  constructor(match: AnyKeptMatch) {
    this.#match = match;
  }

  /** Up to the last row there is. */
  async read(viewer: Viewer): Promise<Log> {
    // A row may come while the log is read: what somebody is told next must follow on what they have read.
    for (;;) {
      const log = await this.#reading(viewer);
      if (log.at(-1)?.row === this.#match.current.number) return log;
      this.forget();
    }
  }

  /** There is a new row. */
  forget(): void {
    this.#read.clear();
  }

  #reading(viewer: Viewer): Promise<Log> {
    const found = this.#read.get(viewer);
    if (found !== undefined) return found;
    const reading = this.#write(viewer);
    this.#read.set(viewer, reading);
    // What could not be read is read anew by whoever comes next.
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
