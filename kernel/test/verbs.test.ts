import { boolean, type InferOutput, picklist, variant } from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import { check, verbsOf } from '../index.ts';

const verbs = verbsOf({ march: { to: picklist(['hill', 'ford']), fast: boolean() }, rest: {} });
const schema = variant('do', Object.values(verbs));

test('a move is known by its verb and has its verb’s parts', () => {
  for (const move of [{ do: 'march', to: 'ford', fast: true }, { do: 'rest' }])
    expect(check(schema, move)).toEqual({ ok: true, value: move });
  expectTypeOf<InferOutput<typeof schema>>().toEqualTypeOf<
    { do: 'march'; to: 'hill' | 'ford'; fast: boolean } | { do: 'rest' }
  >();
});

test.each<[string, unknown]>([
  ['an unknown verb', { do: 'fly' }],
  ['no verb', { to: 'ford', fast: true }],
  ['a part too few', { do: 'march', to: 'ford' }],
  ['a part too many', { do: 'rest', to: 'ford' }],
  ['another verb’s part', { do: 'march', to: 'rest', fast: true }],
])('%s is no move', (_, move) => {
  expect(check(schema, move).ok).toBe(false);
});
