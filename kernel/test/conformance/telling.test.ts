import { expect, test } from 'vitest';
import { BROKEN, brokenIn, flawsIn } from '../../conformance/index.ts';

test.each([
  ['a key nobody wrote', 'move.build'],
  ['a name of the code', 'The siegeEngine marches'],
  ['a value that is none', 'Ann pays undefined pips'],
  ['a number that is none', 'NaN% to win'],
  ['what is hidden', 'Bob draws hidden'],
  ['the back of a card', 'Bob plays back-2'],
  ['a message that was not filled in', 'Ann pays {pips}'],
])('%s is a broken text', (_, line) => {
  expect(line).toMatch(BROKEN);
});

test('marks around nothing, and no words at all, are broken lines', () => {
  const whole = 'Ann (Hill Folk): build, march or fight; 2.5 to 1';
  expect(brokenIn([whole, '', 'Ann ()', 'strikes  the Witch', '「」を使う', 'Kills: ; wins'])).toEqual([
    '',
    'Ann ()',
    'strikes  the Witch',
    '「」を使う',
    'Kills: ; wins',
  ]);
});

test('a line that was said before has nothing of its own', () => {
  expect(flawsIn(['Ann builds', 'Bob marches', 'Ann builds'])).toEqual(['Ann builds']);
  expect(flawsIn(['Ann builds', 'Bob marches'])).toEqual([]);
});
