import type { Random } from '@sanguine/kernel';

/** Once in so many times. */
export const oneIn = (random: Random, n: number): boolean => random.int(n) === 0;

/** One of them; they stay where they are. */
export const pick = <T>(random: Random, items: readonly T[]): T => random.draw([...items]);

/** Dice that like one end: what comes of two ones is as much of the game as anything else. */
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
