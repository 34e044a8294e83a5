import { GAMES } from '@sanguine/registry';
import { expect, test } from 'vitest';
import { namesOf } from '../players.ts';

const [game] = GAMES;
if (game === undefined) throw new Error('there is no game');

test('players are told apart by their number until they have a side', () => {
  expect(namesOf(game, 'en', ['Ann', 'veteran', 'veteran'], [])).toEqual(['Ann', 'Veteran 2', 'Veteran 3']);
  expect(namesOf(game, 'en', ['Ann', 'veteran', 'veteran'], [null, 'hillFolk', null])).toEqual([
    'Ann',
    'Veteran (Hill Folk)',
    'Veteran 3',
  ]);
});

test('sides are named in the reader’s language', () => {
  expect(namesOf(game, 'ja', ['あなた', 'veteran'], ['corsairs', 'hillFolk'])).toEqual([
    'あなた（コルセア）',
    '古参兵（ヒルフォーク）',
  ]);
});

test('two of one name on one side are told apart all the same', () => {
  expect(namesOf(game, 'en', ['veteran', 'veteran'], ['corsairs', 'corsairs'])).toEqual([
    'Veteran (Corsairs) 1',
    'Veteran (Corsairs) 2',
  ]);
});
