import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { createView, utf8ToBytes } from '@noble/hashes/utils.js';
import { bytesOf } from './hex.ts';
import { WordRandom } from './random.ts';
import type { Streams } from './streams.ts';

const WORDS_A_BLOCK = 8;

/** A hash in counter mode: block i is HMAC-SHA256(seed, `row/audience/i`), read as eight big-endian words. */
class FairRandom extends WordRandom {
  readonly #key: Uint8Array;
  readonly #name: string;
  #block: DataView | undefined;
  #next = 0;

  constructor(key: Uint8Array, name: string) {
    super();
    this.#key = key;
    this.#name = name;
  }

  protected word(): number {
    const at = this.#next % WORDS_A_BLOCK;
    if (this.#block === undefined || at === 0) this.#block = this.#read(this.#next / WORDS_A_BLOCK);
    this.#next += 1;
    return this.#block.getUint32(4 * at);
  }

  #read(block: number): DataView {
    return createView(hmac(sha256, this.#key, utf8ToBytes(`${this.#name}/${block}`)));
  }
}

/** Chance for matches: nobody can foretell it from what was seen, and anybody can check it afterwards with common tools. */
export function fairStreams(seedHex: string): Streams {
  const key = bytesOf('seed', seedHex);
  return { stream: (row, audience) => new FairRandom(key, `${row}/${audience}`) };
}
