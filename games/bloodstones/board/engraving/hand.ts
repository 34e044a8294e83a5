import { swiftRandom } from '@sanguine/kernel';

/** The engraver's hand: it wavers by chance, but every print of a plate is the same. */
export interface Hand {
  between(low: number, high: number): number;
  /** True in this share of all cases. */
  happens(share: number): boolean;
  pick<T>(items: readonly T[]): T;
}

const WORDS = 2 ** 32;

/** Equal keys give an equal hand; the first key is the map's id. */
export function handFor(...keys: readonly (string | number)[]): Hand {
  const random = swiftRandom(keys.join('|'));
  const fraction = (): number => random.int(WORDS) / WORDS;
  return {
    between: (low, high) => low + (high - low) * fraction(),
    happens: (share) => fraction() < share,
    pick(items) {
      const item = items[random.int(items.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
  };
}
