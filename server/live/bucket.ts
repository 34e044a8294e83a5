export interface Rate {
  /** So many at once. */
  readonly burst: number;
  /** So many more each second. */
  readonly perSecond: number;
}

/** A bucket of tokens: each message takes one, time puts them back. */
export class Bucket {
  readonly #rate: Rate;
  readonly #now: () => number;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#tokens = rate.burst;
    this.#at = now();
  }

  /** False when the bucket is empty. */
  take(): boolean {
    const now = this.#now();
    // A clock set back gives nothing and takes nothing.
    const gained = (Math.max(0, now - this.#at) / 1000) * this.#rate.perSecond;
    this.#at = now;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + gained);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
