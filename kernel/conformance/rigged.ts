import type { Random } from '../random/random.ts';
import { swiftRandom } from '../random/swift.ts';

/** Chance that first gives preset results, then falls back on a seeded stream. */
export class RiggedRandom implements Random {
  /** What the next dice show, starting from 1. */
  readonly dice: number[] = [];
  /** The next items to be drawn. */
  readonly draws: unknown[] = [];
  readonly #chance: Random;

  constructor(seed: string) {
    this.#chance = swiftRandom(seed);
  }

  int(n: number): number {
    const [fell] = this.dice.splice(0, 1);
    if (fell === undefined) return this.#chance.int(n);
    if (fell < 1 || fell > n) throw new Error(`a die of ${n} cannot show ${fell}`);
    return fell - 1;
  }

  shuffle<T>(items: T[]): T[] {
    return this.#chance.shuffle(items);
  }

  draw<T>(items: T[]): T {
    if (this.draws.length === 0) return this.#chance.draw(items);
    const [wish] = this.draws.splice(0, 1);
    const at = items.findIndex((item) => item === wish);
    if (at < 0) throw new Error(`cannot draw ${String(wish)} from ${items.join(' ')}`);
    const [item] = items.splice(at, 1);
    return item as T;
  }
}
