import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test('#92 may ride to a neighbour with an empty village, or to Yggdrasil, also without a battle', () => {
  const scene = new Scene('wolf gimle leader, sheet lord-of-hammers; bear myrkulor 3 warrior; serpent').does(
    'wolf',
    'pillage gimle',
  );
  scene.does('bear', 'stay').asks('wolf', 'hammers');
  expect(scene.moves('wolf')).toEqual(['ride andlang', 'ride yggdrasil', 'decline']);
  expect(scene.refuses('wolf', 'ride myrkulor', 'ride.full').rule).toBe('11.9');
  scene.refuses('wolf', 'ride utgard', 'ride.far');
  scene.refuses('wolf', 'ride elvagar', 'ride.far');
  scene.does('wolf', 'ride yggdrasil');
  expect([scene.at('wolf', 'yggdrasil'), scene.told('leader.rode').length]).toEqual(['leader', 1]);
});

test('#92 may stay; from Yggdrasil he rides anywhere that lives and has room', () => {
  const scene = new Scene('wolf yggdrasil leader, sheet lord-of-hammers; bear').does(
    'wolf',
    'pillage yggdrasil',
  );
  expect(scene.moves('wolf', 'ride')).toEqual([
    'ride myrkulor',
    'ride angerboda',
    'ride muspelheim',
    'ride andlang',
    'ride gimle',
  ]);
  scene.does('wolf', 'decline');
  expect(scene.at('wolf', 'yggdrasil')).toBe('leader');
});

test('#162 #29 the ride is no Invade: nothing follows from it, and the Horns do not matter', () => {
  const scene = new Scene(
    'wolf gimle leader 3 warrior, sheet lord-of-hammers thors-domain friggas-succor, steps 1 1 1; bear; serpent; raven',
    { age: 2 },
  ).does('wolf', 'pillage gimle');
  scene.does('wolf', 'ride myrkulor');
  expect([scene.step, scene.at('wolf', 'myrkulor')]).toEqual(['action', 'leader']);
});
