import type { Area } from '../map.ts';

const WORD = 32;

/** A set of areas as bits: checking a map intersects and counts such sets thousands of times. */
export class AreaSet {
  readonly #words: Uint32Array;

  private constructor(words: Uint32Array) {
    this.#words = words;
  }

  /** `size` is the number of areas on the map. */
  static of(size: number, areas: Iterable<Area>): AreaSet {
    const words = new Uint32Array(Math.ceil(size / WORD));
    for (const area of areas) words[area >>> 5] = (words[area >>> 5] ?? 0) | (1 << (area & (WORD - 1)));
    return new AreaSet(words);
  }

  has(area: Area): boolean {
    return (((this.#words[area >>> 5] ?? 0) >>> (area & (WORD - 1))) & 1) === 1;
  }

  get count(): number {
    let sum = 0;
    for (const word of this.#words) sum += bitsIn(word);
    return sum;
  }

  /** How many areas are in both. */
  countWith(other: AreaSet): number {
    let sum = 0;
    for (let at = 0; at < this.#words.length; at++)
      sum += bitsIn((this.#words[at] ?? 0) & (other.#words[at] ?? 0));
    return sum;
  }

  with(other: AreaSet): AreaSet {
    return new AreaSet(this.#words.map((word, at) => word & (other.#words[at] ?? 0)));
  }

  without(other: AreaSet): AreaSet {
    return new AreaSet(this.#words.map((word, at) => word & ~(other.#words[at] ?? 0)));
  }

  /** In ascending order. */
  *[Symbol.iterator](): IterableIterator<Area> {
    for (let at = 0; at < this.#words.length; at++) {
      for (let word = this.#words[at] ?? 0; word !== 0; word &= word - 1)
        yield at * WORD + (WORD - 1 - Math.clz32(word & -word));
    }
  }
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
