import { expect, test } from 'vitest';
import { tableLines } from '../table.ts';
import { clipped, padded, widthOf, wrapped } from '../width.ts';

test('Japanese takes two columns a character, colours none', () => {
  expect(widthOf('村 12')).toBe(5);
  expect(widthOf('\u001B[1mbold\u001B[22m')).toBe(4);
  expect(padded('村', 4)).toBe('村  ');
  expect(padded('7', 3, 'right')).toBe('  7');
});

test('a text too wide is cut with an ellipsis', () => {
  expect(clipped('withdraw', 8)).toBe('withdraw');
  expect(clipped('withdraw', 5)).toBe('with…');
  expect(clipped('撤退する', 5)).toBe('撤退…');
});

test('English breaks between words, Japanese between characters but not before a stop', () => {
  expect(wrapped('build, march or fight', 12)).toEqual(['build, march', 'or fight']);
  expect(wrapped('– march on, or pay', 10, '  ')).toEqual(['– march', '  on, or', '  pay']);
  expect(wrapped('手番を終える。', 12)).toEqual(['手番を終え', 'る。']);
  expect(wrapped('', 10)).toEqual(['']);
});

test('columns stand under each other in both languages', () => {
  expect(
    tableLines(
      ['勢力', 'VP'],
      [
        ['ヒルフォーク', '7'],
        ['Corsairs', '12'],
      ],
    ),
  ).toEqual(['勢力          VP', '────────────  ──', 'ヒルフォーク   7', 'Corsairs      12']);
});

test('a table too wide breaks its widest column into lines', () => {
  expect(tableLines(['Kind', 'Meaning'], [['ship', 'carries units along a chain']], 20)).toEqual([
    'Kind  Meaning',
    '────  ──────────────',
    'ship  carries units',
    '      along a chain',
  ]);
});
