import { LRUCache } from 'lru-cache';

/** Keys counted at once; those that came last the longest ago are forgotten first. */
const MOST = 50_000;

type Told = (error: Error | null, count?: { current: number; ttl: number }) => void;

/** How often each key came in its stretch of time, for the rate limiter. */
export class Counts {
  readonly #counts = new LRUCache<string, { current: number; until: number }>({ max: MOST });

  incr(key: string, tell: Told, stretch: number): void {
    const now = performance.now();
    const found = this.#counts.get(key);
    const count = found !== undefined && found.until > now ? found : this.#begin(key, now + stretch);
    count.current += 1;
    tell(null, { current: count.current, ttl: count.until - now });
  }

  /** All routes count together: the keys of those with a limit of their own differ by its name. */
  child(): Counts {
    return this;
  }

  #begin(key: string, until: number): { current: number; until: number } {
    const count = { current: 0, until };
    this.#counts.set(key, count);
    return count;
  }
}
