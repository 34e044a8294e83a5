export interface Rate {
  /** Tokens in a full bucket. */
  readonly burst: number;
  /** Tokens put back each second. */
  readonly perSecond: number;
}

/** A token bucket: each message takes a token, time puts them back. */
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
    this.#fill();
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Undoes a `take` that was not used. */
  giveBack(): void {
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + 1);
  }

  /** True if all tokens are back: the bucket can be dropped. */
  get isFull(): boolean {
    this.#fill();
    return this.#tokens >= this.#rate.burst;
  }

  #fill(): void {
    const now = this.#now();
    // A clock set back adds and removes nothing.
    const gained = (Math.max(0, now - this.#at) / 1000) * this.#rate.perSecond;
    this.#at = now;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + gained);
  }
}

/** From this many on, full buckets are dropped before another is added. */
const MOST = 10_000;

/** A bucket for each person, shared by all their windows, or for any other key. */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  take(person: string): boolean {
    if (this.#buckets.size >= MOST && !this.#buckets.has(person)) this.sweep();
    const bucket = this.#buckets.get(person) ?? new Bucket(this.#rate, this.#now);
    this.#buckets.set(person, bucket);
    return bucket.take();
  }

  giveBack(person: string): void {
    this.#buckets.get(person)?.giveBack();
  }

  /** Drops full buckets: a new one is the same. */
  sweep(): void {
    for (const [person, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(person);
  }
}
