import { expect, test } from 'vitest';
import en from '../text/en.json' with { type: 'json' };
import ja from '../text/ja.json' with { type: 'json' };

function valuesIn(message: string): string[] {
  const names = [...message.matchAll(/\{(\w+)(?:[,}])/g)].map(([, name]) => name ?? '');
  return [...new Set(names)].toSorted();
}

test('both languages say the same things with the same values', () => {
  expect(Object.keys(ja).toSorted()).toEqual(Object.keys(en).toSorted());
  const messages = new Map(Object.entries(ja));
  for (const [key, message] of Object.entries(en)) {
    expect(valuesIn(messages.get(key) ?? ''), key).toEqual(valuesIn(message));
  }
});
