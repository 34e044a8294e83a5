import { Mean } from '../search/mean.ts';

/** The mean of every seat's chances. */
export class SeatMeans {
  readonly #means: readonly Mean[];

  constructor(seats: number) {
    this.#means = Array.from({ length: seats }, () => new Mean());
  }

  add(chances: readonly number[]): void {
    for (const [seat, mean] of this.#means.entries()) mean.add(chances[seat] ?? 0);
  }

  get count(): number {
    return this.#means[0]?.count ?? 0;
  }

  get means(): number[] {
    return this.#means.map((mean) => mean.or(0));
  }

  /** The standard error of each. */
  get errors(): number[] {
    return this.#means.map(({ error }) => error);
  }
}
