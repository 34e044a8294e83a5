/** Work done one piece at a time, in the order it came. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  /** Begins when all before it has ended, well or badly. */
  enter<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Resolves when nothing is left, not even what was added meanwhile. */
  async empty(): Promise<void> {
    for (let seen: unknown; seen !== this.#last;) {
      seen = this.#last;
      await seen;
    }
  }
}
