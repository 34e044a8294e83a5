import { GAMES } from '@sanguine/registry';
import { expect, test } from 'vitest';
import { namesOf, personAt } from '../players.ts';

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

test('a bot goes by its temper, and is known by it in records', () => {
  const rage = GAMES.find(({ tempers }) => tempers !== undefined) ?? game;
  const [, temper = ''] = Object.keys(rage.tempers?.['veteran'] ?? {});
  const bot = `veteran.${temper}`;
  const { name } = rage.tempers?.['veteran']?.[temper] ?? { name: { en: '', ja: '' } };
  expect(namesOf(rage, 'en', ['Ann', bot], [])).toEqual(['Ann', name.en]);
  expect(namesOf(rage, 'ja', ['Ann', bot], [])).toEqual(['Ann', name.ja]);
  expect(personAt(rage, [bot, 'Ann'])).toBe(1);
});
