import { Queue } from '@sanguine/kernel';

/**
 * Checks a table some time after it changed, once for all changes until then: where people play quickly there is nobody
 * to notify and nothing to write. `close` checks what is left at once, so a restart misses nothing.
 */
export class DelayedLooks {
  readonly #after: number;
  readonly #look: (table: string) => Promise<void>;
  readonly #trouble: (error: unknown) => void;
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  readonly #queue = new Queue();

  constructor(after: number, look: (table: string) => Promise<void>, trouble: (error: unknown) => void) {
    this.#after = after;
    this.#look = look;
    this.#trouble = trouble;
  }

  ask(table: string): void {
    if (this.#waiting.has(table)) return;
    const timer = setTimeout(() => this.#begin(table), this.#after);
    timer.unref();
    this.#waiting.set(table, timer);
  }

  async close(): Promise<void> {
    for (const [table, timer] of this.#waiting) {
      clearTimeout(timer);
      this.#begin(table);
    }
    await this.#queue.empty();
  }

  #begin(table: string): void {
    // A later change needs another check.
    this.#waiting.delete(table);
    void this.#queue.enter(() => this.#look(table)).catch(this.#trouble);
  }
}
