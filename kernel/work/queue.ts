/** Work begun in the order it came, so much of it at once; what comes on top waits its turn. */
export class Queue {
  readonly #left = new Set<Promise<void>>();
  readonly #waiting: (() => void)[] = [];
  #free: number;

  /** `width` is how much is done at once. */
  constructor(width = 1) {
    this.#free = width;
  }

  /** Begins when there is room for it, after all before it, whether those ended well or badly; never before this returns. */
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

  /** Resolves when nothing is left, not even what was added meanwhile. */
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
