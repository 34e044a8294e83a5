import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test('the loser takes 1 Rage from the winner', () => {
  const scene = new Scene('wolf gimle 2 warrior; bear gimle warrior, hand lokis-trickery').does(
    'wolf',
    'pillage gimle',
  );
  expect(scene.told('rage.stolen')).toEqual([{ e: 'rage.stolen', seat: 1, from: 0, rage: 1 }]);
  expect([scene.rage('wolf'), scene.rage('bear')]).toEqual([5, 7]);
});

test('#80 takes nothing where nothing is', () => {
  const scene = new Scene('wolf gimle warrior, hand lokis-trickery; bear gimle leader, rage 0; serpent').does(
    'wolf',
    'pillage gimle',
  );
  expect([scene.told('rage.stolen'), scene.rage('wolf')]).toEqual([[], 6]);
});

test('#186 several losers: in order, each from what is left', () => {
  const scene = new Scene(
    `wolf gimle warrior, hand lokis-trickery; bear gimle leader, rage 1; serpent nw ship, hand lokis-trickery; raven`,
  ).does('wolf', 'pillage gimle');
  expect(scene.told('rage.stolen')).toEqual([{ e: 'rage.stolen', seat: 0, from: 1, rage: 1 }]);
  expect([scene.rage('bear'), scene.rage('serpent')]).toEqual([0, 6]);
});

test('#187 a winner without Rage who ascends has nothing to be stolen yet', () => {
  const scene = new Scene(
    'wolf gimle warrior, hand lokis-trickery; bear gimle leader, hand thors-ascension, rage 0; serpent',
    { age: 3 },
  ).does('wolf', 'pillage gimle');
  expect([scene.told('rage.stolen'), scene.rage('bear')]).toEqual([[], 3]);
});

test('#188 stolen Rage pays for Protection in the same battle, also for one who has passed', () => {
  const scene = new Scene(
    `wolf gimle 2 warrior leader; bear gimle warrior, hand lokis-trickery, sheet friggas-protection, passed; serpent`,
    { age: 2 },
  ).does('wolf', 'pillage gimle');
  scene.asks('bear', 'rescue').does('bear', 'rescue warrior');
  expect([scene.at('bear', 'gimle'), scene.rage('bear')]).toEqual(['warrior', 0]);
});

test('#13 whoever has passed keeps the Rage, but takes no more turns', () => {
  const scene = new Scene('wolf gimle 2 warrior; bear gimle warrior, hand lokis-trickery, passed').does(
    'wolf',
    'pillage gimle',
  );
  scene.asks('wolf', 'action');
  expect(scene.rage('bear')).toBe(1);
  const back = new Scene('wolf gimle 2 warrior; bear gimle warrior, hand lokis-trickery, passed', {
    options: { passerMayReturn: 'yes' },
  }).does('wolf', 'pillage gimle');
  back.asks('bear', 'action');
});
