import { expect, test } from 'vitest';
import { rules } from '../../rules/rules.ts';
import { Scene } from '../scene.ts';

test('#77 takes every card the winner has played, late ones too, and Prowess cannot save them', () => {
  const scene = new Scene(
    `wolf gimle leader, hand tyrs-crush heimdalls-eye, sheet tyrs-prowess; bear gimle warrior, hand lokis-poison;
     serpent`,
    { age: 3 },
  ).does('wolf', 'pillage gimle');
  scene.fights('wolf tyrs-crush ask').does('wolf', 'late heimdalls-eye-2');
  expect(scene.told('cards.stolen')).toEqual([
    { e: 'cards.stolen', seat: 1, from: 0, cards: ['tyrs-crush-3', 'heimdalls-eye-2'] },
  ]);
  expect([scene.hand('wolf'), scene.hand('bear'), scene.step]).toEqual([
    '',
    'heimdalls-eye-2 tyrs-crush-3 lokis-poison-3',
    'action',
  ]);
  expect(scene.state.discard).toEqual([]);
});

test('#190 also takes Quests and upgrades; Poison itself comes home', () => {
  const scene = new Scene('wolf gimle leader, hand manheim; bear gimle warrior, hand lokis-poison', {
    age: 3,
  }).does('wolf', 'pillage gimle');
  expect(scene.hand('bear')).toBe('manheim-3 lokis-poison-3');
});

test('#190 finds nothing with a winner who played no card', () => {
  const scene = new Scene('wolf gimle leader; bear gimle warrior, hand lokis-poison', { age: 3 }).does(
    'wolf',
    'pillage gimle',
  );
  expect([scene.told('cards.stolen'), scene.hand('bear')]).toEqual([[], 'lokis-poison-3']);
});

test("cards taken are backs in everybody else's eyes", () => {
  const scene = new Scene('wolf gimle leader, hand tyrs-crush; bear gimle warrior, hand lokis-poison', {
    age: 3,
  }).does('wolf', 'pillage gimle');
  expect(rules.mask(scene.state, 0).clans[1]?.hand).toEqual(['back-3', 'back-3']);
});

test("the texts of the winner's cards act though they are taken", () => {
  const scene = new Scene('wolf gimle leader, hand thors-ascension; bear gimle warrior, hand lokis-poison', {
    age: 3,
  }).does('wolf', 'pillage gimle');
  expect([scene.rage('wolf'), scene.hand('bear')]).toEqual([9, 'thors-ascension-3 lokis-poison-3']);
});
