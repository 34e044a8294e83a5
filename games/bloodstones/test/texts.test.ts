import { type Locale, LOCALES, phrasebook } from '@sanguine/kernel';
import { describe, expect, it, test } from 'vitest';
import { OPTIONS } from '../content/options.ts';
import en from '../text/en.json' with { type: 'json' };
import ja from '../text/ja.json' with { type: 'json' };
import { speech } from '../text/speech.ts';

const MESSAGES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, ja };
const KEYS = Object.keys(en);

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const say = phrasebook(MESSAGES);

/** Says a message and notes which values it asks for, whatever branch of a plural they hide in. */
function listen(locale: Locale, key: string): { asked: string[]; told: string[] } {
  const asked = new Set<string>();
  const told = [0, 1, 2, 3].map((count) => {
    const values = new Proxy<Record<string, number>>(
      {},
      {
        has: () => true,
        get(_, name) {
          if (typeof name === 'string') asked.add(name);
          return count;
        },
      },
    );
    return say(locale, key, values);
  });
  return { asked: [...asked].toSorted(), told };
}

test('both languages have the same messages in the same order', () => {
  expect(Object.keys(ja)).toEqual(KEYS);
});

test('both languages ask for the same values', () => {
  const asked = (locale: Locale) => Object.fromEntries(KEYS.map((key) => [key, listen(locale, key).asked]));
  expect(asked('ja')).toEqual(asked('en'));
});

test('the listener hears what a message asks for', () => {
  expect(listen('en', 'refusal.march.pips').asked).toEqual(['have', 'need']);
  expect(listen('ja', 'move.raise').asked).toEqual(['count']);
});

describe.each(LOCALES)('every message in %s', (locale) => {
  it('is tidy: no stray spaces, no stop at its end, nothing left of the format', () => {
    const untidy = Object.entries(MESSAGES[locale]).filter(([key, message]) => {
      const { told } = listen(locale, key);
      return message.trim() !== message || /[.。]$/.test(message) || told.some((text) => /[{}]/.test(text));
    });
    expect(untidy).toEqual([]);
  });
});

test('Japanese is written in Japanese and English in English', () => {
  const lines = (locale: Locale) => KEYS.map((key) => [key, listen(locale, key).told.join(' ')] as const);
  expect(lines('en').filter(([, text]) => JAPANESE.test(text))).toEqual([]);
  expect(lines('ja').filter(([, text]) => /\p{L}/u.test(text) && !JAPANESE.test(text))).toEqual([]);
  // Only what a person types is left in Latin letters.
  expect(lines('ja').filter(([key, text]) => !key.startsWith('desk.') && /[A-Za-z]/.test(text))).toEqual([]);
});

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
