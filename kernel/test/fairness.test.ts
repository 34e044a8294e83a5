import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitment, digest, houseSalt, mark, seedOf } from '../index.ts';
import { hash as portable } from '../random/portable-hash.ts';

const SECRET = 'ff'.repeat(16);

/** The expected digests were computed with another implementation of SHA-256. */
test('the commitment is the hash of the secret’s bytes, however its digits are written', () => {
  expect(commitment(SECRET)).toBe('5ac6a5945f16500911219129984ba8b387a06f24fe383ce4e81a73294065461b');
  expect(commitment(SECRET.toUpperCase())).toBe(commitment(SECRET));
});

test('the seed hashes the secret and each salt after its length', () => {
  expect(seedOf(SECRET, ['red', '赤'])).toBe(
    '1760825a6aa34e97bfa7f346d099c72f5f647402b353aedaaa06c4696794f4b2',
  );
});

test('the house’s salt follows from the commitment and the seat', () => {
  expect(houseSalt(commitment(SECRET), 2)).toBe(
    '5baaa96d6af9d49f7a9845218c532f165d9b7497e92a067351e326b98b6665e3',
  );
});

test('no two lists of salts are read as the same', () => {
  const lists = [
    [],
    [''],
    ['', ''],
    ['ab'],
    ['a', 'b'],
    ['b', 'a'],
    ['a', 'b', ''],
    ['', 'ab'],
    ['\0\0\0\u0001a'],
  ];
  expect(new Set(lists.map((salts) => seedOf(SECRET, salts))).size).toBe(lists.length);
});

test('every salt counts', () => {
  const salts = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(salts, fc.nat(), (given, which) => {
      const at = which % given.length;
      const changed = given.with(at, `${given[at] ?? ''}!`);
      expect(seedOf(SECRET, changed)).not.toBe(seedOf(SECRET, given));
    }),
  );
});

test.each([
  ['not hex at all!!', /secret: not pairs of hexadecimal digits/],
  ['f'.repeat(33), /secret: not pairs of hexadecimal digits/],
  ['ff', /secret: at least 16 bytes/],
])('the secret %j is refused in words', (secret, problem) => {
  expect(() => commitment(secret)).toThrow(problem);
  expect(() => seedOf(secret, [])).toThrow(problem);
});

test('a salt with half a character in it is refused', () => {
  expect(() => seedOf(SECRET, ['\ud800'])).toThrow(/salt: not well-formed/);
});

test('a digest is the hash of the JSON, a mark the start of a chained one', () => {
  expect(digest({ a: [1, '赤'] })).toBe('618b81659aecb96634dd04d6556e40a9951b200be411fd0f39e4dc0f5f864702');
  expect(mark('', { a: 1 })).toBe('4e1e69b9');
  expect(mark('4e1e69b9', { a: 1 })).not.toBe('4e1e69b9');
});

test('the portable hash is the platform’s', () => {
  const text = JSON.stringify({ a: [1, '赤'] });
  expect(portable('sha256', text)).toBe(digest({ a: [1, '赤'] }));
  const bytes = Uint8Array.from('seed', (letter) => letter.charCodeAt(0));
  expect(portable('sha256', bytes)).toBe(portable('sha256', 'seed'));
});
