import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shared } from '../conformance/data.ts';
import { copy, same } from '../index.ts';

const plain = fc.jsonValue({ maxDepth: 4 });

test('a copy has the same bytes and shares nothing', () => {
  fc.assert(
    fc.property(plain, (value) => {
      const twin = copy(value);
      expect(JSON.stringify(twin)).toBe(JSON.stringify(value));
      expect(shared(['the original', value], ['the copy', twin])).toBeNull();
    }),
    { numRuns: 1000 },
  );
});

test('two values are the same when their bytes are', () => {
  const few = fc.oneof(plain, fc.constantFrom([], {}, [[]], [{}], { a: 1, b: 2 }, { b: 2, a: 1 }, { a: 1 }));
  fc.assert(
    fc.property(few, few, (one, other) => {
      expect(same(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      expect(same(one, copy(one))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('a key named __proto__ is copied like any other', () => {
  const value: unknown = JSON.parse('{"__proto__":{"x":[1]},"a":{"__proto__":2}}');
  expect(JSON.stringify(copy(value))).toBe(JSON.stringify(value));
  expect(same(value, copy(value))).toBe(true);
});
