/** How far an analysis is in its time, by the caller's clock. Without one there is always time. */
export class Pace {
  readonly #left: () => number;
  readonly #whole: number;

  constructor(left: () => number = () => Infinity) {
    this.#left = left;
    this.#whole = left();
  }

  /** Whether less than this share of the time is used up. */
  within(share: number): boolean {
    return this.#whole === Infinity || this.#left() > (1 - share) * this.#whole;
  }
}
