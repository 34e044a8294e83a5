/** Starts work in order, at most `width` at a time; the rest waits. */
export class Queue {
  readonly #left = new Set<Promise<void>>();
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(width = 1) {
    this.#free = width;
  }

  /**
   * Starts the work once a slot is free and all earlier work has started, even if some of it failed; never before this
   * call returns.
   */
  enter<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn().then(work);
    const end = (): void => {
      this.#left.delete(ended);
      this.#passOn();
    };
    const ended = done.then(end, end);
    this.#left.add(ended);
    return done;
  }

  /** Resolves once nothing is left, including work added meanwhile. */
  async empty(): Promise<void> {
    while (this.#left.size > 0) await Promise.all(this.#left);
  }

  #turn(): Promise<void> {
    if (this.#free === 0) return new Promise((resolve) => void this.#waiting.push(resolve));
    this.#free--;
    return Promise.resolve();
  }

  #passOn(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free++;
    else next();
  }
}
