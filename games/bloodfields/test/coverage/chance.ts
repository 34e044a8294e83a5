import type { Random } from '@sanguine/kernel';

/** True once in `n` times. */
export const oneIn = (random: Random, n: number): boolean => random.int(n) === 0;

/** A random item; the list is left as it is. */
export const pick = <T>(random: Random, items: readonly T[]): T => random.draw([...items]);

/** Dice that favour one end: what follows from two 1s has to be met like anything else. */
export function loaded(random: Random, towards: 'fair' | 'low' | 'high'): Random {
  if (towards === 'fair') return random;
  return {
    int: (n) => {
      const fair = random.int(n);
      if (n > 8 || oneIn(random, 2)) return fair;
      return towards === 'low' ? 0 : n - 1;
    },
    shuffle: (items) => random.shuffle(items),
    draw: (items) => random.draw(items),
  };
}
