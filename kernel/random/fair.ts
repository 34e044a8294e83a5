import { bytesOf } from './hex.ts';
import { hmacUnder } from './hmac.ts';
import { WordRandom } from './random.ts';
import type { Streams } from './streams.ts';

const WORDS_A_BLOCK = 8;
/** Hexadecimal digits of a word. */
const DIGITS = 8;

type Hmac = (message: string) => string;

/** A hash in counter mode: block i is HMAC-SHA256(seed, `row/audience/i`), read as eight big-endian words. */
class FairRandom extends WordRandom {
  readonly #hmac: Hmac;
  readonly #name: string;
  #block = '';
  #next = 0;

  constructor(hmac: Hmac, name: string) {
    super();
    this.#hmac = hmac;
    this.#name = name;
  }

  protected word(): number {
    const at = this.#next % WORDS_A_BLOCK;
    if (at === 0) this.#block = this.#hmac(`${this.#name}/${this.#next / WORDS_A_BLOCK}`);
    this.#next += 1;
    return Number.parseInt(this.#block.slice(DIGITS * at, DIGITS * (at + 1)), 16);
  }
}

/** Chance for matches: unpredictable from past draws, and verifiable afterwards with common tools. */
export function fairStreams(seedHex: string): Streams {
  const hmac = hmacUnder(bytesOf('seed', seedHex));
  return { stream: (row, audience) => new FairRandom(hmac, `${row}/${audience}`) };
}
