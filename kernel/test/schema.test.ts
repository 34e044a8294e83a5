import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { check, type Schema } from '../index.ts';

const few = v.pipe(v.number(), v.integer(), v.maxValue(3));
const move = v.variant('do', [
  v.object({ do: v.literal('march'), from: few, to: v.optional(few) }),
  v.strictObject({ do: v.picklist(['draw', 'pass']) }),
  v.object({ do: v.literal('build'), plan: v.variant('in', [v.object({ in: v.literal(1), stones: few })]) }),
]);
/** Two options with the same discriminator: the library takes the first that fits. */
const twofold = v.variant('do', [
  v.object({ do: v.literal('pay'), stones: few }),
  v.object({ do: v.literal('pay'), tiles: v.array(few) }),
]);
const nested = v.variant('do', [
  v.variant('kind', [v.object({ do: v.literal('pay'), kind: v.literal('stones'), stones: few })]),
  v.object({ do: v.literal('pass') }),
]);

/** The library's own result, trying one option after the other. */
function asTheLibrary(schema: Schema<unknown>, data: unknown): unknown {
  const result = v.safeParse(schema, data, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const path = v.getDotPath(result.issues[0]);
  const { message } = result.issues[0];
  return { ok: false, problem: path === null ? message : `${path}: ${message}` };
}

const anything = fc.oneof(
  fc.record(
    {
      do: fc.constantFrom<unknown>('march', 'draw', 'pass', 'build', 'pay', 'flee', 1, null),
      from: fc.constantFrom<unknown>(0, 3, 4, 'x'),
      to: fc.constantFrom<unknown>(1, 9),
      plan: fc.record({ in: fc.constantFrom<unknown>(1, 2), stones: fc.nat(5) }),
      kind: fc.constantFrom('stones', 'tiles'),
      stones: fc.nat(5),
      tiles: fc.array(fc.nat(5)),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
);

test.each<[string, Schema<unknown>]>([
  ['options told apart by their words', move],
  ['two options of one word', twofold],
  ['a variant in a variant', nested],
])('data is taken and refused as the library would: %s', (_what, schema) => {
  let taken = 0;
  fc.assert(
    fc.property(anything, (data) => {
      const answer = check(schema, data);
      if (answer.ok) taken++;
      expect(answer).toEqual(asTheLibrary(schema, data));
    }),
    { numRuns: 2000 },
  );
  expect(taken).toBeGreaterThan(10);
});

test('data that throws when it is looked at is refused', () => {
  const trap = {
    get do(): never {
      throw new Error('boo');
    },
  };
  expect(check(move, trap)).toEqual({ ok: false, problem: 'cannot be read' });
});
