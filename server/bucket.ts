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
    this.#fill();
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** What was taken was not used. */
  giveBack(): void {
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + 1);
  }

  /** As if nothing had ever been taken. */
  get isFull(): boolean {
    this.#fill();
    return this.#tokens >= this.#rate.burst;
  }

  #fill(): void {
    const now = this.#now();
    // A clock set back gives nothing and takes nothing.
    const gained = (Math.max(0, now - this.#at) / 1000) * this.#rate.perSecond;
    this.#at = now;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + gained);
  }
}

/** Kept at once; before there are more, those that are full again are forgotten. */
const MOST = 10_000;

/** A bucket for each person, in however many windows they are, or for whatever else has a name. */
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

  /** Forgets those who have long been quiet. */
  sweep(): void {
    for (const [person, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(person);
  }
}
