/** Instead of a row's number, which count from 1: something around the game changed, such as who sits or speaks there. */
export const TABLE_CHANGED = 0;

/** A row was appended, here or by another node. */
export interface Notice {
  readonly match: string;
  readonly number: number;
}

/** `gap`: notices may have been missed, whoever follows a match looks for itself. */
export type NoticeListener = (notice: Notice | 'gap') => void;

/**
 * How nodes wake each other. A notice is a hint and never the truth, which is in the store: it may come twice, late,
 * to the node that sent it, or not at all.
 */
export interface Notices {
  /** After the row is stored, outside its transaction: no row waits for a listener. */
  announce(match: string, number: number): Promise<void>;
  /** Resolves once notices are sure to come, with the way to stop. */
  subscribe(listener: NoticeListener): Promise<() => void>;
  close(): Promise<void>;
}

/** The listeners of this process; what one throws is reported and keeps nothing from the others. */
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

/** For a database that one process has to itself. */
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
