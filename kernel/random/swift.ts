import { type Random, WordRandom } from './random.ts';
import type { Streams } from './streams.ts';

/**
 * xoshiro128**: fast to create and to draw from, for simulations, bots and tests. Its state can be inferred from past
 * draws, so never use it for a match between people.
 */
export class SwiftRandom extends WordRandom {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(a: number, b: number, c: number, d: number) {
    super();
    this.#a = a;
    this.#b = b;
    this.#c = c;
    // All zeros is the one state the generator never leaves.
    this.#d = (a | b | c | d) === 0 ? 1 : d;
  }

  protected word(): number {
    const word = Math.imul(rotate(Math.imul(this.#b, 5), 7), 9);
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = rotate(this.#d, 11);
    return word >>> 0;
  }
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** Spreads every bit of a word over all of it (the finisher of MurmurHash3). */
function mix(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function hash(text: string, start: number): number {
  let hashed = mix(start ^ text.length);
  for (let at = 0; at < text.length; at++) hashed = Math.imul(hashed ^ text.charCodeAt(at), 0x01000193);
  return mix(hashed);
}

/** Constants that keep the four words of a state apart. */
const SALTS = [0x9e3779b9, 0x7f4a7c15, 0xf39cc060, 0x5cedc835] as const;

export function swiftStreams(seed: string): Streams {
  const [a, b, c, d] = [
    hash(seed, SALTS[0]),
    hash(seed, SALTS[1]),
    hash(seed, SALTS[2]),
    hash(seed, SALTS[3]),
  ];
  return {
    stream(row, audience) {
      const who = hash(audience, a);
      const here = mix(Math.imul(row, SALTS[0]) + b);
      return new SwiftRandom(
        mix(mix(here ^ who) + a),
        mix(mix(here + who + SALTS[1]) + b),
        mix(mix(here ^ rotate(who, 16) ^ SALTS[2]) + c),
        mix(mix(rotate(here, 16) + who + SALTS[3]) + d),
      );
    },
  };
}

export function swiftRandom(seed: string): Random {
  return swiftStreams(seed).stream(0, 'open');
}
