import { type Random, swiftRandom } from '@sanguine/kernel';

/** Chance that does as it is told, then falls back on a seeded stream. */
export class RiggedRandom implements Random {
  /** What the next dice show. */
  readonly dice: number[] = [];
  /** What is drawn next. */
  readonly cards: string[] = [];
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
    const [wish] = this.cards.splice(0, 1);
    if (wish === undefined) return this.#chance.draw(items);
    const at = items.findIndex((item) => item === wish);
    if (at < 0) throw new Error(`cannot draw ${wish} from ${items.join(' ')}`);
    const [item] = items.splice(at, 1);
    return item as T;
  }
}
