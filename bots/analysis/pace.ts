/** How much of its time an analysis has used, by the caller's clock. Without a clock there is always time. */
export class Pace {
  readonly #left: () => number;
  readonly #whole: number;

  constructor(left: () => number = () => Infinity) {
    this.#left = left;
    this.#whole = left();
  }

  /** Tells when the next of `parts` parts has used its time, if all are to end by this share of the whole. */
  part(share: number, parts: number): () => boolean {
    if (this.#whole === Infinity) return () => false;
    const left = this.#left();
    const until = left - (left - (1 - share) * this.#whole) / parts;
    return () => this.#left() < until;
  }

  /** Whether less than this share of the time has been used. */
  within(share: number): boolean {
    return this.#whole === Infinity || this.#left() > (1 - share) * this.#whole;
  }
}
