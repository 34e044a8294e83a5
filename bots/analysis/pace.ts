/** How far an analysis is in its time, by the caller's clock. Without one there is always time. */
export class Pace {
  readonly #left: () => number;
  readonly #whole: number;

  constructor(left: () => number = () => Infinity) {
    this.#left = left;
    this.#whole = left();
  }

  /** For the next of so many parts that are to be over by this share of the time: whether its own is used up. */
  part(share: number, parts: number): () => boolean {
    if (this.#whole === Infinity) return () => false;
    const left = this.#left();
    const until = left - (left - (1 - share) * this.#whole) / parts;
    return () => this.#left() < until;
  }

  /** Whether less than this share of the time is used up. */
  within(share: number): boolean {
    return this.#whole === Infinity || this.#left() > (1 - share) * this.#whole;
  }
}
