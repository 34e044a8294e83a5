import { expect, expectTypeOf, test } from 'vitest';
import { check, tableOptions } from '../index.ts';

const { schema, defaults } = tableOptions({ wind: ['off', 'on'], rounds: ['30', '45', '60'] });

test('a table that says nothing plays by the first value of each option', () => {
  expect(defaults).toEqual({ wind: 'off', rounds: '30' });
  expect(Object.keys(defaults)).toEqual(['wind', 'rounds']);
  expectTypeOf(defaults.rounds).toEqualTypeOf<'30' | '45' | '60'>();
});

test('a table may choose any value of each option', () => {
  expect(check(schema, { wind: 'on', rounds: '60' })).toEqual({
    ok: true,
    value: { wind: 'on', rounds: '60' },
  });
});

test.each<[string, unknown]>([
  ['an option short', { wind: 'on' }],
  ['an option too many', { wind: 'on', rounds: '30', rain: 'on' }],
  ['a value of another option', { wind: '30', rounds: '30' }],
  ['a number', { wind: 'on', rounds: 30 }],
  ['no options', null],
])('%s is refused', (_, options) => {
  expect(check(schema, options).ok).toBe(false);
});
