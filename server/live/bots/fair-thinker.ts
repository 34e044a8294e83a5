import type { ExplainedMove } from '@sanguine/bots';
import type { Task } from './decision.ts';
import type { Thinker } from './thinker.ts';

export interface Asker {
  readonly table: string;
  /** Whether a player has the table open. */
  readonly awaited: () => boolean;
  /** Aborted when the move is no longer wanted. */
  readonly signal: AbortSignal;
}

interface Wish extends Asker {
  readonly task: Task;
  readonly resolve: (answer: ExplainedMove | null) => void;
  readonly reject: (error: unknown) => void;
  /** Called when the signal is aborted. */
  readonly drop: () => void;
}

/** Every so many decisions, tables where nobody waits go first. */
const EVERY = 4;

/**
 * Lets tables take turns at the threads bots think in, so that none starves. Tables where a player waits go first; the
 * others never take all threads, but do get their turns.
 */
export class FairThinker {
  readonly #thinker: Thinker;
  /** By table; the first entry is next. */
  readonly #waiting = new Map<string, Wish[]>();
  #begun = 0;
  #running = 0;
  /** How many of them run for a table where nobody waits. */
  #idle = 0;

  constructor(thinker: Thinker) {
    this.#thinker = thinker;
  }

  /** The move the bot chooses, and why; null if it was no longer wanted when its turn came. */
  think(task: Task, asker: Asker): Promise<ExplainedMove | null> {
    return new Promise((resolve, reject) => {
      const wishes = this.#waiting.get(asker.table) ?? [];
      this.#waiting.set(asker.table, wishes);
      const drop = (): void => this.#dropUnwanted(asker.table);
      wishes.push({ ...asker, task, resolve, reject, drop });
      asker.signal.addEventListener('abort', drop);
      if (asker.signal.aborted) drop();
      this.#begin();
    });
  }

  close(): Promise<void> {
    return this.#thinker.close();
  }

  #begin(): void {
    while (this.#running < this.#thinker.width) {
      const next = this.#next();
      if (next === null) return;
      void this.#run(next.wish, next.awaited);
    }
  }

  #next(): { readonly wish: Wish; readonly awaited: boolean } | null {
    const mayIdle = this.#idle < Math.max(1, this.#thinker.width - 1);
    const idleFirst = this.#begun % EVERY === EVERY - 1;
    for (const awaited of idleFirst ? [false, true] : [true, false]) {
      const wish = awaited || mayIdle ? this.#firstOf(awaited) : null;
      if (wish !== null) return { wish, awaited };
    }
    return null;
  }

  /** Removes it from the queue, and moves its table to the end. */
  #firstOf(awaited: boolean): Wish | null {
    for (const [table, wishes] of this.#waiting) {
      const [wish] = wishes;
      if (wish === undefined || wish.awaited() !== awaited) continue;
      wishes.shift();
      this.#stepBack(table);
      return wish;
    }
    return null;
  }

  /** Moves a table to the end of the queue. */
  #stepBack(table: string): void {
    const wishes = this.#waiting.get(table) ?? [];
    this.#waiting.delete(table);
    if (wishes.length > 0) this.#waiting.set(table, wishes);
  }

  async #run({ table, task, signal, resolve, reject, drop }: Wish, awaited: boolean): Promise<void> {
    signal.removeEventListener('abort', drop);
    this.#begun++;
    this.#running++;
    if (!awaited) this.#idle++;
    try {
      resolve(await this.#thinker.run(task));
    } catch (error) {
      reject(error);
    } finally {
      this.#running--;
      if (!awaited) this.#idle--;
      this.#stepBack(table);
      this.#begin();
    }
  }

  #dropUnwanted(table: string): void {
    const wishes = this.#waiting.get(table) ?? [];
    for (const { signal, resolve } of wishes) if (signal.aborted) resolve(null);
    const wanted = wishes.filter(({ signal }) => !signal.aborted);
    if (wanted.length > 0) this.#waiting.set(table, wanted);
    else this.#waiting.delete(table);
  }
}
