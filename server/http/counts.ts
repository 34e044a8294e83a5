import { LRUCache } from 'lru-cache';

/** Keys counted at once; the least recently used is dropped first. */
const MOST = 50_000;

type Told = (error: Error | null, count?: { current: number; ttl: number }) => void;

/** Counts requests by key and time window, for the rate limiter. */
export class Counts {
  readonly #counts = new LRUCache<string, { current: number; until: number }>({ max: MOST });

  incr(key: string, tell: Told, stretch: number): void {
    const now = performance.now();
    const found = this.#counts.get(key);
    const count = found !== undefined && found.until > now ? found : this.#begin(key, now + stretch);
    count.current += 1;
    tell(null, { current: count.current, ttl: count.until - now });
  }

  /** All routes share the counts: keys of routes with their own limit contain its name. */
  child(): Counts {
    return this;
  }

  #begin(key: string, until: number): { current: number; until: number } {
    const count = { current: 0, until };
    this.#counts.set(key, count);
    return count;
  }
}
