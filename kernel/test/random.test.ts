import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FairnessTally } from '../conformance/chi-squared.ts';
import { fairStreams, type Random, type Streams, SwiftRandom, swiftRandom, swiftStreams } from '../index.ts';

const WORD = 2 ** 32;
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

const words = (random: Random, count: number): number[] =>
  Array.from({ length: count }, () => random.int(WORD));

const even = (faces: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: faces }, (_, face) => [String(face), 1 / faces]));

const verdict = (tally: FairnessTally): string => (tally.unfair ? tally.summary : 'fair');

const generators: readonly [string, (seed: number) => Streams, number][] = [
  ['swift', (seed) => swiftStreams(`seed ${seed}`), 60_000],
  ['fair', (seed) => fairStreams(seed.toString(16).padStart(32, '0')), 12_000],
];

describe.each(generators)('the %s generator', (_name, streams, times) => {
  test.each([2, 6, 7, 20])('a die with %i faces falls evenly along one stream', (faces) => {
    const random = streams(1).stream(3, 'open');
    const tally = new FairnessTally();
    const odds = even(faces);
    for (let roll = 0; roll < times; roll++) tally.add({ fell: String(random.int(faces)), odds });
    expect(verdict(tally)).toBe('fair');
  });

  test('the low numbers of a bound that does not divide the words are not favoured', () => {
    const random = streams(9).stream(1, 'open');
    const tally = new FairnessTally();
    const odds = even(3);
    const third = WORD / 4;
    for (let roll = 0; roll < times / 4; roll++) {
      tally.add({ fell: String(Math.floor(random.int(3 * third) / third)), odds });
    }
    expect(verdict(tally)).toBe('fair');
  });

  test.each([6, 36])('the first roll of each row falls evenly over the rows, among %i', (faces) => {
    const chance = streams(2);
    const tally = new FairnessTally();
    const odds = even(faces);
    for (let row = 0; row < times; row++)
      tally.add({ fell: String(chance.stream(row, 'open').int(faces)), odds });
    expect(verdict(tally)).toBe('fair');
  });

  test('two audiences of a row, two rows and two seeds have nothing to do with each other', () => {
    const tallies = [new FairnessTally(), new FairnessTally(), new FairnessTally()];
    const odds = even(36);
    for (let row = 0; row < times / 4; row++) {
      const here = streams(3).stream(row, 'seat 0').int(6);
      const others = [
        streams(3).stream(row, 'seat 1'),
        streams(3).stream(row + 1, 'seat 0'),
        streams(4).stream(row, 'seat 0'),
      ];
      others.forEach((other, at) => tallies[at]?.add({ fell: String(here * 6 + other.int(6)), odds }));
    }
    for (const tally of tallies) expect(verdict(tally)).toBe('fair');
  });

  test('all orders of four cards are as likely', () => {
    const random = streams(5).stream(1, 'nobody');
    const tally = new FairnessTally();
    const orders = ['abcd', 'abdc', 'acbd', 'acdb', 'adbc', 'adcb'].flatMap((order) =>
      [0, 1, 2, 3].map((by) => order.slice(by) + order.slice(0, by)),
    );
    const odds = Object.fromEntries(orders.map((order) => [order, 1 / 24]));
    for (let deal = 0; deal < times / 4; deal++) {
      tally.add({ fell: random.shuffle(['a', 'b', 'c', 'd']).join(''), odds });
    }
    expect(verdict(tally)).toBe('fair');
  });

  test('a stream can be asked for again and gives the same', () => {
    const chance = streams(6);
    expect(words(chance.stream(9, 'seat 2'), 40)).toEqual(words(streams(6).stream(9, 'seat 2'), 40));
    expect(words(chance.stream(9, 'seat 2'), 4)).not.toEqual(words(chance.stream(9, 'seat 3'), 4));
  });

  test('numbers stay below the bound, shuffles keep the cards, a draw takes one away', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 1, max: WORD }),
        fc.array(fc.nat(), { minLength: 1 }),
        (row, n, cards) => {
          const random = streams(7).stream(row, 'open');
          const number = random.int(n);
          expect(Number.isInteger(number) && number >= 0 && number < n).toBe(true);
          const sorted = (items: number[]) => items.toSorted((one, other) => one - other);
          expect(sorted(random.shuffle([...cards]))).toEqual(sorted(cards));
          const left = [...cards];
          const drawn = random.draw(left);
          expect(sorted([...left, drawn])).toEqual(sorted(cards));
          expect(cards.toSpliced(cards.indexOf(drawn), 1)).toHaveLength(left.length);
        },
      ),
      { numRuns: 200 },
    );
  });

  test.each([0, -1, 1.5, Number.NaN, WORD + 1])('there is no chance among %d', (n) => {
    expect(() => streams(8).stream(0, 'open').int(n)).toThrow(RangeError);
    expect(() => streams(8).stream(0, 'open').draw([])).toThrow(RangeError);
  });
});

test('swift words are those of xoshiro128**', () => {
  expect(words(new SwiftRandom(1, 2, 3, 4), 6)).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492,
  ]);
});

test('the one state xoshiro never leaves is never entered', () => {
  expect(new Set(words(new SwiftRandom(0, 0, 0, 0), 20)).size).toBeGreaterThan(10);
});

test('seeds that look alike give different swift streams', () => {
  const firsts = ['', 'a', 'b', 'aa', 'ab', 'ba', '1', '2', '12', '21'].map((seed) =>
    swiftRandom(seed).int(WORD),
  );
  expect(new Set(firsts).size).toBe(firsts.length);
});

/** Computed with `openssl dgst -sha256 -mac HMAC -macopt hexkey:<seed>` over the name in the first column. */
test.each([
  ['12/seat 3/0', 12, 'seat 3', [0xcfbc6ff2, 0xb4e59bbf, 0x975ab1f9, 0xe621cc2a, 0xee07dc02, 0x050121c4]],
  ['7/nobody/0', 7, 'nobody', [0xf32741f6, 0x709ef8ed, 0x24bbcac7, 0xd59f262a, 0x39a25fbc, 0x39df4bdc]],
])('fair words of %s are the HMAC anybody can compute', (_name, row, audience, expected) => {
  expect(words(fairStreams(SEED).stream(row, audience), expected.length)).toEqual(expected);
});

test('fair words go on with the next block after the eighth', () => {
  const [, , , , , , seventh, eighth, ninth, tenth] = words(fairStreams(SEED).stream(0, 'open'), 10);
  expect([seventh, eighth, ninth, tenth]).toEqual([0x5c174468, 0x5d038acb, 0x02c520b3, 0x04310a13]);
});

test.each([
  ['', /at least 16 bytes/],
  ['0011', /at least 16 bytes/],
  ['0'.repeat(33), /hexadecimal/],
  ['g'.repeat(32), /hexadecimal/],
])('a fair seed %j is refused in words', (seed, problem) => {
  expect(() => fairStreams(seed)).toThrow(problem);
});
