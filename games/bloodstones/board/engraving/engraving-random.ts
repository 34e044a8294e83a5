import { swiftRandom } from '@sanguine/kernel';

/** Randomness for the engraving: lines waver, but every drawing of the same map is equal. */
export interface EngravingRandom {
  between(low: number, high: number): number;
  /** True with this probability. */
  happens(share: number): boolean;
  pick<T>(items: readonly T[]): T;
}

const WORDS = 2 ** 32;

/** Equal keys give equal randomness; the first key is the map's id. */
export function engravingRandom(...keys: readonly (string | number)[]): EngravingRandom {
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
