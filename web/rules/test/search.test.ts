import { expect, test } from 'vitest';
import { GAMES } from '@sanguine/registry';
import type { Rulebook } from '@sanguine/kernel';
import { rangesOf, termsOf } from '@sanguine/ui/reading/fold.ts';
import { searchRules } from '../search.ts';

const book: Rulebook = {
  title: 'Chess for cats',
  sections: [
    { id: '1', title: 'The board', body: ['Nine mats lie on the floor.'], rulings: [] },
    { id: '1.1', title: 'Mats', body: ['A cat sits on a mat; cavalry does not.'], rulings: [] },
    {
      id: '2',
      title: 'Cavalry',
      body: ['It rides.'],
      rulings: [],
      table: { head: ['Cat', 'Pips'], rows: [['Tom', '5']] },
    },
  ],
};
const other: Rulebook = {
  title: '猫の将棋',
  sections: [
    { id: '1', title: '盤', body: ['マットが九枚。'], rulings: [] },
    { id: '1.1', title: 'マット', body: ['ﾈｺが座る。'], rulings: [] },
    { id: '2', title: '騎兵', body: ['走る。'], rulings: [] },
  ],
};
const ids = (query: string, here = book, there = other): string[] =>
  searchRules(query, here, there).map(({ section }) => section.id);

test('a title counts for more than the text', () => {
  expect(ids('cavalry')).toEqual(['2', '1.1']);
});

test('every word must be there, in any order and case', () => {
  expect(ids('MAT cat')).toEqual(['1.1']);
  expect(ids('mat dragon')).toEqual([]);
});

test('a number brings its section first, then those under it', () => {
  expect(ids('1')).toEqual(['1', '1.1']);
  expect(ids('§1.1')).toEqual(['1.1']);
});

test('tables are searched too, and shown as a line', () => {
  expect(searchRules('tom', book, other)[0]?.excerpt).toBe('Tom · 5');
});

test('Japanese is found without spaces, in either kana and in half width', () => {
  expect(ids('まっと', other, book)).toEqual(['1.1', '1']);
  expect(ids('ねこ', other, book)).toEqual(['1.1']);
});

test('a word of the other language finds the section in one’s own', () => {
  expect(searchRules('騎兵', book, other)).toEqual([{ section: book.sections[2], excerpt: 'It rides.' }]);
  expect(ids('cavalry', other, book)).toEqual(['2', '1.1']);
});

test('nothing asked, nothing found', () => {
  expect(ids('  ')).toEqual([]);
});

test('marks lie on the original text, whatever was folded before them', () => {
  expect(rangesOf('㌔のｶﾀｶﾅと cat', termsOf('カタカナ CAT'))).toEqual([
    [2, 6],
    [8, 11],
  ]);
  expect(rangesOf('aaa', ['aa', 'a'])).toEqual([[0, 3]]);
});

test('each section of every rulebook is found by its own title', async () => {
  for (const rulebook of await Promise.all(GAMES.map((game) => game.loadRulebook()))) {
    for (const [here, there] of [
      [rulebook.en, rulebook.ja],
      [rulebook.ja, rulebook.en],
    ] as const) {
      for (const { id, title } of here.sections) expect(ids(title, here, there), title).toContain(id);
    }
  }
});
