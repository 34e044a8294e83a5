import { expect, test } from 'vitest';
import { type MenuMove, menuOf, movesLike } from '../words/menu.ts';

const listed = (...notations: readonly string[]): MenuMove[] =>
  notations.map((notation) => ({ move: notation, notation }));

const marches = [12, 13].flatMap((from) =>
  [20, 21, 22].flatMap((to) => [
    `step leader+swords ${from}>${to}`,
    `step leader ${from}>${to}`,
    `step swords ${from}>${to}`,
  ]),
);
const main = listed('build swords @12', 'build ship @3', ...marches, 'end');

/** A game that writes places as `@12` and ways as `12>13`. */
const parts = [/\d+>|@\d+/, /\d+>\d+/];

const shown = (moves: readonly MenuMove[], by: readonly RegExp[] = []): string[] =>
  menuOf(moves, by).map((entry) =>
    entry.moves.length === 1 ? entry.name : `${entry.name} (${entry.moves.length})`,
  );

test('a few moves are listed one by one', () => {
  expect(shown(listed('stand', 'withdraw @3', 'withdraw @4'))).toEqual([
    'stand',
    'withdraw @3',
    'withdraw @4',
  ]);
});

test('many moves are gathered by verb, then by the parts of their notation the game names', () => {
  expect(shown(main, parts)).toEqual(['build (2)', 'step (18)', 'end']);
  const [, step] = menuOf(main, parts);
  expect(shown(step?.moves ?? [], parts)).toEqual(['step 12> (9)', 'step 13> (9)']);
  const ways = [20, 21].flatMap((to) =>
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((unit) => `step ${unit} 12>${to}`),
  );
  expect(shown(listed(...ways), parts)).toEqual(['step 12>20 (7)', 'step 12>21 (7)']);
});

test('where the game names none, moves are gathered by what they name first', () => {
  const walks = ['archer', 'wolf'].flatMap((unit) =>
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((column) => `move ${unit} ${column}3`),
  );
  expect(shown(listed(...walks))).toEqual(['move archer (7)', 'move wolf (7)']);
  const casts = ['boar', 'wolf', 'toad'].flatMap((unit) =>
    [1, 2, 3, 4, 5].map((blood) => `cast bloodBoil ${unit} ${blood}`),
  );
  expect(shown(listed(...casts))).toEqual([
    'cast bloodBoil boar (5)',
    'cast bloodBoil wolf (5)',
    'cast bloodBoil toad (5)',
  ]);
});

test('in a list, simple moves come before compound ones', () => {
  expect(shown(movesLike(main, 'step 12 20'))).toEqual([
    'step leader 12>20',
    'step swords 12>20',
    'step leader+swords 12>20',
  ]);
});

test('part of a move finds the moves it could become', () => {
  expect(movesLike(main, 'b').map(({ notation }) => notation)).toEqual(['build swords @12', 'build ship @3']);
  expect(movesLike(main, 'build @3')).toHaveLength(1);
  expect(movesLike(main, 'step leader+swords 13>')).toHaveLength(3);
  expect(movesLike(main, 'st 2'), 'numbers are whole').toEqual([]);
  expect(movesLike(main, '>')).toEqual([]);
});

test('moves that are seldom meant come after the others, each verb of them in one entry', () => {
  const pays = listed('pay swords', 'pay ship', 'pay castle');
  const more = listed('pay swords ship', 'pay swords castle').map((move) => ({
    ...move,
    later: 'lesser' as const,
  }));
  expect(shown([...more, ...pays])).toEqual(['pay swords', 'pay ship', 'pay castle', 'pay … (2)']);
  expect(shown(more)).toEqual(['pay swords ship', 'pay swords castle']);
  const end = listed('end').map((move) => ({ ...move, later: 'ending' as const }));
  expect(shown([...end, ...more])).toEqual(['pay … (2)', 'end']);
  expect(shown([...end, ...more, ...pays]).at(-1)).toBe('end');
});
