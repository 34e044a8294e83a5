import { expect, test } from 'vitest';
import { localeOf } from '../locale.ts';

test('the language is the one asked for, else the environment’s, else English', () => {
  expect(localeOf(['list'], {})).toBe('en');
  expect(localeOf(['list'], { LANG: 'ja_JP.UTF-8' })).toBe('ja');
  expect(localeOf(['list'], { LC_ALL: 'C', LANG: 'ja_JP.UTF-8' })).toBe('en');
  expect(localeOf(['list', '--lang', 'en'], { LANG: 'ja_JP.UTF-8' })).toBe('en');
  expect(localeOf(['list', '--lang=ja'], {})).toBe('ja');
});
