import { LOCALES } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { OPTIONS } from '../content/options.ts';
import { speech } from '../text/speech.ts';

test.each(LOCALES)('every option and each of its values has plain words in %s', (locale) => {
  const said = Object.entries(OPTIONS).flatMap(([option, values]) => [
    speech.option(locale, option),
    ...values.map((value) => speech.option(locale, option, value)),
  ]);
  expect(said.filter((text) => text === '' || text.startsWith('option.'))).toEqual([]);
});

test('a faction is named as a side', () => {
  expect(speech.side('en', 'hillFolk')).toBe('Hill Folk');
  expect(speech.side('ja', 'hillFolk')).toBe('ヒルフォーク');
});
