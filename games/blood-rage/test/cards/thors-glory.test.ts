import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test('2 Glory once for a battle in which two enemies or more fall', () => {
  const scene = new Scene(
    'wolf gimle 3 warrior; bear gimle 2 warrior, sheet thors-glory, hand tyrs-smite',
  ).does('wolf', 'pillage gimle');
  expect([scene.result, scene.glory('bear')]).toEqual(['wolf 3+0, bear 2+5: bear', 3 + 2]);
});

test('nothing for one alone', () => {
  const scene = new Scene('wolf gimle warrior; bear gimle leader, sheet thors-glory').does(
    'wolf',
    'pillage gimle',
  );
  expect(scene.glory('bear')).toBe(3);
});

test('#87 works for losers, and enemies of all clans count together', () => {
  const scene = new Scene(
    'wolf gimle leader, hand odins-smite; bear gimle warrior, sheet thors-glory; serpent gimle 2 warrior',
  ).does('wolf', 'pillage gimle');
  expect([scene.result, scene.glory('bear')]).toEqual(['wolf 3+1, bear 0+0, serpent 1+0: wolf', 2]);
});
