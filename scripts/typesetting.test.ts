import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@sanguine/kernel';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Every text of every catalogue of a language, with where it stands. */
function textsIn(locale: Locale): [string, string][] {
  const files = globSync(`{bots,cli,games,kernel,server,ui,web}/**/{,*.}${locale}.json`, { cwd: ROOT });
  return files.flatMap((file) => textsOf(file, JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8'))));
}

function textsOf(path: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsOf(`${path} ${key}`, one));
}

const found = (locale: Locale, pattern: RegExp): string[] =>
  textsIn(locale)
    .filter(([, text]) => pattern.test(text))
    .map(([where, text]) => `${where}: ${text}`);

test('the catalogues are found', () => {
  expect(textsIn('en').length).toBeGreaterThan(5000);
  expect(textsIn('ja').length).toBeGreaterThan(5000);
});

test.each([
  [
    'no half-width mark beside Japanese',
    /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}][,;!?]|[,;!?][\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u,
  ],
  ['no space after a mark', /[、。：！] (?! )\S/],
  ['a full-width space after a question within a line', /？ /],
  ['no semicolon', /；/],
  ['one sign for a range', /〜/],
  ['no space between a number and its counter', /\d [体枚個手回人点つ行卓]/],
  ['figures before counters', /[一二三四五六七八九十](?:体|個|手番|回目|人用)/],
])('Japanese is set as Japanese is: %s', (_, wrong) => {
  expect(found('ja', wrong)).toEqual([]);
});

/** Retired wordings: these things used to be said in two ways. The glossary has the words that stay. */
test.each<[Locale, RegExp]>([
  ['ja', /打ち直|手を指す|手を打つ|こう指す/],
  ['ja', /だれ|規則|消音|無作為|終局|対局/],
  ['ja', /空き地|暗がり|闇マス/],
  ['ja', /受け持|クランボード|昇天|魅了|滅びの定め/],
  ['ja', /ポーション|コンディション|チャンピオン|既成|難度(?!合)|悪い目/],
  ['ja', /第\{(?:round)\}ラウンド|第\dラウンド/],
  ['ja', /ますか？/],
  ['en', /\bthe house\b|\bby lot\b|\bis like this\b/i],
])('%s says one thing in one way: not %s', (locale, retired) => {
  expect(found(locale, retired)).toEqual([]);
});
