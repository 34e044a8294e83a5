import { listening, typingConformance } from '@sanguine/kernel/conformance';
import { expect, test } from 'vitest';
import { everyScene } from './positions.ts';
import { Scene } from './scene.ts';
import { game, GAMES } from './spoken.ts';

typingConformance(
  game,
  everyScene().map(({ state }) => state),
  GAMES,
);

const { typed } = listening(game, ['Ann', 'Bob']);

/** Orlen acts; Cray is far. */
const scene = (): Scene => new Scene('orlen 10,10; pike 8,10', 'cray 10,24').does('south', 'activate orlen');

test.each([
  ['magic', 'Orlen is not a Mage; choose another action'],
  [
    'place',
    'Units are placed at deployment, before the first round. Finish the turn of the unit that is acting first',
  ],
  ['charge crya', 'There is no unit called "crya" here. Did you mean "cray"?'],
  ['move 99,5', '(99, 5) is off the table, which is 45 by 30 inches'],
  ['drink', 'This unit carries no item'],
])('%s is answered with its own reason', (text, answer) => {
  expect(typed(scene(), 'south', text)).toEqual([answer]);
});

test('a unit without an action left is told so, whatever it wants to do', () => {
  const spent = scene().does('south', 'focus').does('south', 'move 10,11');
  for (const verb of ['move', 'charge', 'attack', 'focus'])
    expect(typed(spent, 'south', verb)).toEqual(['Orlen has no action left; end the turn']);
});

test('in Japanese too', () => {
  expect(typed(scene(), 'south', '配置', 'ja')[0]).toMatch(
    /^ユニットは、最初のラウンドの前の配置で置きます。/,
  );
  expect(typed(scene(), 'south', '突撃 クレー', 'ja')).toEqual([
    '「クレー」というユニットはここにありません。「クレイ」のことですか？',
  ]);
});
