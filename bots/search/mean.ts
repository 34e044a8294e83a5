/** A running mean and how far it may be off. */
export class Mean {
  #count = 0;
  #mean = 0;
  /** The sum of squared distances from the mean. */
  #squares = 0;

  get count(): number {
    return this.#count;
  }

  /** The standard error; unknown before two values. */
  get error(): number {
    return this.#count < 2 ? Infinity : Math.sqrt(this.#squares / (this.#count - 1) / this.#count);
  }

  add(value: number): void {
    this.#count++;
    const from = value - this.#mean;
    this.#mean += from / this.#count;
    this.#squares += from * (value - this.#mean);
  }

  /** `otherwise` before anything was added. */
  or(otherwise: number): number {
    return this.#count === 0 ? otherwise : this.#mean;
  }
}
