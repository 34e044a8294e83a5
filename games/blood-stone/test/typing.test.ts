import { listening, typingConformance } from '@sanguine/kernel/conformance';
import { menuMoves } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { everyPosition } from './positions.ts';
import { Scene } from './scene.ts';
import { GAMES, seen } from './spoken.ts';

typingConformance(game, everyPosition(), GAMES);

const { typed } = listening(game, ['Ann', 'Bob']);

const scene = (): Scene => new Scene('witch e1, wolf e4, archer e8, swordsman e9');

test.each([
  ['cast', 'You hold no spell that could be cast'],
  [
    'rise',
    "A husk rises when Raise Husk has succeeded. It is the Soldiers' turn: move, attack, cast or end it",
  ],
  ['move archer z99', 'There is no space called "z99" here. Type: move <piece> <space>'],
  ['attack archer wlof', 'There is no piece called "wlof" here. Did you mean "wolf"?'],
  ['cast blood boil', 'Not in your hand: Blood Boil; choose a card you hold'],
])('%s is answered with its own reason', (text, answer) => {
  expect(typed(scene(), 'soldiers', text)).toEqual([answer]);
});

test('a spell is cast at a marked space by its name', () => {
  const position = new Scene('witch e1, archer e8', { turn: 'witch' }).hand('witch', 'bloodMist');
  expect(typed(position, 'witch', 'cast Blood Mist @e3')).toEqual([]);
  expect(typed(position, 'witch', '呪文 血の霧 @e3', 'ja')).toEqual([]);
  expect(typed(position, 'witch', 'cast Blood Mist @e9')[0]).toMatch(/^Too far: 8 spaces away/);
});

test('in Japanese too', () => {
  expect(typed(scene(), 'soldiers', '呪文 血の沸騰', 'ja')).toEqual([
    '「血の沸騰」は手札にありません。手札のカードを選んでください',
  ]);
  expect(typed(scene(), 'soldiers', '移動 騎士 e7', 'ja')[0]).toMatch(
    /^「騎士」という駒はここにありません。「剣士」/,
  );
});

test('who strikes only friends is asked for last but one, and the turn is ended last', () => {
  const position = scene();
  const seat = position.seat('soldiers');
  const moves = menuMoves(game, seen(position, seat), seat);
  const friendly = moves.filter(({ later }) => later === 'lesser').map(({ notation }) => notation);
  expect(friendly).toContain('attack swordsman north');
  expect(friendly).not.toContain('attack archer wolf');
  expect(moves.at(-1)?.notation).toBe('end');
});
