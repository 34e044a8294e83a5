import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, copy, diff } from '../index.ts';

test('a changed entry of the second level travels alone', () => {
  const before = { turn: 1, units: [{ at: 3 }, { at: 4 }], scores: { red: 0, blue: 2 } };
  const after = { turn: 2, units: [{ at: 3 }, { at: 5 }], scores: { red: 0, blue: 3 } };
  expect(diff(before, after)).toEqual([
    [['turn'], 2],
    [['units', '1'], { at: 5 }],
    [['scores', 'blue'], 3],
  ]);
});

test('a list of another length is replaced whole', () => {
  expect(diff({ hand: [1, 2], bag: 0 }, { hand: [1], bag: 0 })).toEqual([[['hand'], [1]]]);
});

test('the same data needs no patch', () => {
  expect(diff({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
});

test('keys in another order are other bytes', () => {
  const after = { b: 1, a: 1 };
  expect(JSON.stringify(apply({ a: 1, b: 1 }, diff({ a: 1, b: 1 }, after)))).toBe(JSON.stringify(after));
});

/** Like states: a few keys, some of them in both. */
const state = fc.oneof(
  fc.record({
    a: fc.jsonValue({ maxDepth: 3 }),
    b: fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 4 }),
    c: fc.record({ d: fc.jsonValue({ maxDepth: 1 }), e: fc.nat(3) }),
  }),
  fc.jsonValue({ maxDepth: 3 }),
);

test('the patch makes the bytes of after out of before, over the wire and back, and changes neither', () => {
  fc.assert(
    fc.property(state, state, (one, other) => {
      const [before, after] = [copy(one), copy(other)];
      const patch = copy(diff(before, after));
      expect(JSON.stringify(apply(before, patch))).toBe(JSON.stringify(after));
      expect([before, after]).toEqual([copy(one), copy(other)]);
    }),
    { numRuns: 2000 },
  );
});

test('what did not change stays the same object', () => {
  const before = { still: { deep: [1] }, moved: [0] };
  const after: unknown = apply(before, [[['moved', '0'], 1]]);
  expect(after).toEqual({ still: { deep: [1] }, moved: [1] });
  expect(Object.values(Object(after))[0]).toBe(before.still);
});

test('a key named __proto__ is a key like any other', () => {
  const before: unknown = JSON.parse('{"__proto__":{"x":1},"a":1}');
  const after: unknown = JSON.parse('{"__proto__":{"x":2},"a":1}');
  expect(JSON.stringify(apply(before, diff(before, after)))).toBe(JSON.stringify(after));
  expect(Object.prototype).not.toHaveProperty('x');
});

test('a patch for other data is noticed', () => {
  expect(() => apply({ a: 1 }, [[['b'], 2]])).toThrow('does not fit');
  expect(() => apply({ a: [1] }, [[['a', '3'], 2]])).toThrow('does not fit');
});
