/** In place of a row number, which starts at 1: something around the game changed, such as seats or chat. */
export const TABLE_CHANGED = 0;

/** A row was appended, on any node. */
export interface Notice {
  readonly match: string;
  readonly number: number;
}

/** `gap`: notices may have been missed, so listeners must check the store. */
export type NoticeListener = (notice: Notice | 'gap') => void;

/**
 * How nodes wake each other. A notice is only a hint; the truth is in the store. It may come twice, late, to its own
 * sender, or not at all.
 */
export interface Notices {
  /** Call after the row is stored, outside its transaction: no row waits for a listener. */
  announce(match: string, number: number): Promise<void>;
  /** Resolves once notices are sure to arrive, with a function that unsubscribes. */
  subscribe(listener: NoticeListener): Promise<() => void>;
  close(): Promise<void>;
}

/** The listeners in this process; an error of one is reported and does not affect the others. */
export class Listeners {
  readonly #listeners = new Set<{ readonly listener: NoticeListener }>();
  readonly #trouble: (error: unknown) => void;

  constructor(trouble: (error: unknown) => void) {
    this.#trouble = trouble;
  }

  add(listener: NoticeListener): () => void {
    const entry = { listener };
    this.#listeners.add(entry);
    return () => {
      this.#listeners.delete(entry);
    };
  }

  clear(): void {
    this.#listeners.clear();
  }

  tell(notice: Notice | 'gap'): void {
    for (const { listener } of this.#listeners) {
      try {
        listener(notice);
      } catch (error) {
        this.#trouble(error);
      }
    }
  }
}

/** For a database used by one process only. */
export class LocalNotices implements Notices {
  readonly #listeners: Listeners;

  constructor(trouble: (error: unknown) => void) {
    this.#listeners = new Listeners(trouble);
  }

  announce(match: string, number: number): Promise<void> {
    this.#listeners.tell({ match, number });
    return Promise.resolve();
  }

  subscribe(listener: NoticeListener): Promise<() => void> {
    return Promise.resolve(this.#listeners.add(listener));
  }

  close(): Promise<void> {
    this.#listeners.clear();
    return Promise.resolve();
  }
}
