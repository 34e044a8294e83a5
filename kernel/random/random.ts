/** A source of chance. Matches draw from a cryptographic stream, simulations from a fast one; rules cannot tell. */
export interface Random {
  /** A whole number from 0 to n-1, uniformly. */
  int(n: number): number;
  /** Shuffles in place and returns the same array. */
  shuffle<T>(items: T[]): T[];
  /** Removes a random item and returns it; the others keep their order. */
  draw<T>(items: T[]): T;
}

/** One of these, at random; all of them stay. */
export function oneOf<T>(items: readonly T[], random: Random): T {
  const item = items[random.int(items.length)];
  if (item === undefined) throw new Error('one of nothing');
  return item;
}

const WORDS = 2 ** 32;

/** Derives shuffles and draws from whole numbers. */
export abstract class WholeRandom implements Random {
  abstract int(n: number): number;

  shuffle<T>(items: T[]): T[] {
    for (let last = items.length - 1; last > 0; last--) {
      const chosen = this.int(last + 1);
      const item = items[chosen] as T;
      items[chosen] = items[last] as T;
      items[last] = item;
    }
    return items;
  }

  draw<T>(items: T[]): T {
    const [item] = items.splice(this.int(items.length), 1);
    return item as T;
  }
}

/** Derives all draws from a stream of 32-bit words. */
export abstract class WordRandom extends WholeRandom {
  protected abstract word(): number;

  int(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`no chance among ${n}`);
    if (n === 1) return 0;
    // Rejection sampling: words past the last whole multiple of n would favour low numbers.
    const limit = WORDS - (WORDS % n);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }
}
