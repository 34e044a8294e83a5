import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test('#191 the winner takes back any cards he played, late ones too, for 1 Rage each', () => {
  const scene = new Scene(
    'wolf gimle leader, hand tyrs-crush heimdalls-eye, sheet tyrs-prowess; bear gimle warrior; serpent',
    { age: 2 },
  ).does('wolf', 'pillage gimle');
  scene.fights('wolf tyrs-crush ask').does('wolf', 'late heimdalls-eye-2').asks('wolf', 'prowess');
  expect(scene.moves('wolf')).toEqual([
    'regain',
    'regain heimdalls-eye-2',
    'regain tyrs-crush-2',
    'regain tyrs-crush-2 heimdalls-eye-2',
  ]);
  scene.does('wolf', 'regain tyrs-crush-2');
  expect([scene.rage('wolf'), scene.hand('wolf'), scene.state.discard]).toEqual([
    5,
    'tyrs-crush-2',
    ['heimdalls-eye-2'],
  ]);
});

test('#191 a defender may, and any kind of card', () => {
  const scene = new Scene('wolf gimle warrior; bear gimle leader, hand troll, sheet tyrs-prowess; serpent', {
    age: 2,
  }).does('wolf', 'pillage gimle');
  scene.does('bear', 'regain troll-1');
  expect([scene.hand('bear'), scene.rage('bear')]).toEqual(['troll-1', 5]);
});

test('#79 Trickery comes first, and then Ascension: what is left pays', () => {
  const poor = new Scene(
    `wolf gimle leader, hand tyrs-crush, sheet tyrs-prowess, rage 1; bear gimle warrior, hand lokis-trickery; serpent`,
    { age: 2 },
  ).does('wolf', 'pillage gimle');
  expect([poor.told('cards.spent').length, poor.rage('wolf')]).toEqual([1, 0]);
  const rich = new Scene(
    `wolf gimle leader, hand thors-ascension, sheet tyrs-prowess, rage 1; bear gimle warrior, hand lokis-trickery;
     serpent`,
    { age: 3 },
  ).does('wolf', 'pillage gimle');
  rich.does('wolf', 'regain thors-ascension-3');
  expect([rich.rage('wolf'), rich.hand('wolf')]).toEqual([2, 'thors-ascension-3']);
});

test('no more than the Rage pays for', () => {
  const scene = new Scene(
    'wolf gimle leader, hand tyrs-crush heimdalls-eye, sheet tyrs-prowess, rage 1; bear gimle warrior; serpent',
    { age: 2 },
  ).does('wolf', 'pillage gimle');
  scene.fights('wolf tyrs-crush ask').does('wolf', 'late heimdalls-eye-2');
  const refused = scene.refuses('wolf', 'regain tyrs-crush-2 heimdalls-eye-2', 'regain.rage');
  expect([refused.rule, refused.facts]).toEqual(['11.7', { need: 2, have: 1 }]);
  scene.refuses('wolf', 'regain tyrs-rage-2', 'regain.notPlayed');
  scene.does('wolf', 'regain heimdalls-eye-2');
  expect([scene.rage('wolf'), scene.hand('wolf')]).toEqual([0, 'heimdalls-eye-2']);
});

test('may be left alone', () => {
  const scene = new Scene(
    'wolf gimle leader, hand tyrs-crush, sheet tyrs-prowess; bear gimle warrior; serpent',
    {
      age: 2,
    },
  ).does('wolf', 'pillage gimle');
  scene.does('wolf', 'regain');
  expect([scene.told('cards.regained'), scene.state.discard, scene.rage('wolf')]).toEqual([
    [],
    ['tyrs-crush-2'],
    6,
  ]);
});

test('nothing for losers, nor for a winner who played no card', () => {
  const scene = new Scene('wolf gimle warrior, hand troll, sheet tyrs-prowess; bear gimle leader; serpent', {
    age: 2,
  }).does('wolf', 'pillage gimle');
  expect([scene.step, scene.hand('wolf')]).toEqual(['action', 'troll-1']);
});

test('takes back a card whose text has acted before', () => {
  const scene = new Scene(
    'wolf gimle leader, hand odins-smite, sheet tyrs-prowess; bear gimle warrior; serpent',
    { age: 2 },
  ).does('wolf', 'pillage gimle');
  scene.asks('wolf', 'prowess').does('wolf', 'regain odins-smite-1');
  expect(scene.hand('wolf')).toBe('odins-smite-1');
});
