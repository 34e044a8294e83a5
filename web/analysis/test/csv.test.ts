import { expect, test } from 'vitest';
import { drawsAsCsv } from '../csv.ts';
import { saying } from './analysis-of.ts';

test('every draw is a line, and what people are called breaks no cell', () => {
  const draws = [
    {
      row: 0,
      round: null,
      seat: null,
      luck: [1.23456, -1.23456],
      error: 0.5,
      drawn: 12,
      words: { en: '', ja: '' },
    },
    {
      row: 7,
      round: 2,
      seat: 1,
      luck: [-5.2, 5.2],
      error: 0,
      drawn: 3,
      words: { en: 'Ben, "the Bold", draws 2, 2, 3', ja: '2 2 3を引いた' },
    },
  ];
  expect(drawsAsCsv({ draws }, ['Ann', '=Ben'], 'en', saying('en')).split('\r\n')).toEqual([
    'Row,Round,Player,Drawn,Luck of Ann,Luck of =Ben,Error',
    '0,,(deal),,1.235,-1.235,0.5',
    '7,2,\'=Ben,"Ben, ""the Bold"", draws 2, 2, 3",-5.2,5.2,0',
    '',
  ]);
});
