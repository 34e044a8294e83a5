import type { Sighting } from './kit.ts';

/** A bucket with a lower expectation would make the statistic meaningless; such buckets are counted together. */
const LEAST = 5;

/** About one in a million: the kit plays fixed seeds, so only changed rules draw this lot again. */
const LIMIT = 4.75;

interface Tally {
  seen: number;
  expected: number;
}

/** Compares the outcomes with the odds. */
export class FairnessTally {
  readonly #buckets = new Map<string, Tally>();
  sightings = 0;
  /** Outcomes that occurred although they had no chance at all. */
  readonly impossible = new Set<string>();

  add({ fell, odds }: Sighting): void {
    this.sightings++;
    if ((odds[fell] ?? 0) <= 0) this.impossible.add(fell);
    for (const [bucket, chance] of Object.entries(odds)) this.#at(bucket).expected += chance;
    this.#at(fell).seen++;
  }

  #at(bucket: string): Tally {
    let tally = this.#buckets.get(bucket);
    if (tally === undefined) {
      tally = { seen: 0, expected: 0 };
      this.#buckets.set(bucket, tally);
    }
    return tally;
  }

  /**
   * How many standard deviations chi-squared lies above its mean (Wilson and Hilferty's cube root). If odds differ from draw
   * to draw, the statistic spreads less than that, so the test stays on the safe side.
   */
  deviation(): number {
    const rest: Tally = { seen: 0, expected: 0 };
    const counted: Tally[] = [];
    for (const tally of this.#buckets.values()) {
      if (tally.expected >= LEAST) counted.push(tally);
      else {
        rest.seen += tally.seen;
        rest.expected += tally.expected;
      }
    }
    if (rest.expected >= LEAST) counted.push(rest);
    const freedom = counted.length - 1;
    if (freedom < 1) return 0;
    let sum = 0;
    for (const { seen, expected } of counted) sum += (seen - expected) ** 2 / expected;
    const spread = 2 / (9 * freedom);
    return (Math.cbrt(sum / freedom) - (1 - spread)) / Math.sqrt(spread);
  }

  get unfair(): boolean {
    return this.impossible.size > 0 || this.deviation() > LIMIT;
  }

  get summary(): string {
    const buckets = Array.from(
      this.#buckets,
      ([bucket, { seen, expected }]) => `${bucket} ${seen} of ${expected.toFixed(1)}`,
    );
    return `${this.deviation().toFixed(1)} deviations off: ${buckets.join(', ')}`;
  }
}
