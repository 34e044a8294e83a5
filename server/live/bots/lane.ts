/** So much is done at once; what comes on top waits its turn. */
export class Lane {
  readonly #width: number;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(width: number) {
    this.#width = width;
    this.#free = width;
  }

  async enter<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free === 0) await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    else this.#free--;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free = Math.min(this.#width, this.#free + 1);
      else next();
    }
  }
}
