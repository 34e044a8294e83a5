import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test('#20 3 Rage and 3 Glory for a victory; Rage has no upper limit', () => {
  const scene = new Scene('wolf gimle leader, hand thors-ascension, rage 12; bear gimle warrior', {
    age: 3,
    tokens: 'gimle rage',
  }).does('wolf', 'pillage gimle');
  expect([scene.rage('wolf'), scene.glory('wolf')]).toEqual([15, 3 + 3]);
});

test('#12 #124 a winner without Rage can act again', () => {
  const scene = new Scene('wolf gimle warrior, rage 1; bear gimle leader, hand thors-ascension, rage 0', {
    age: 3,
  }).does('wolf', 'pillage gimle');
  scene.asks('bear', 'action');
  expect(scene.rage('bear')).toBe(3);
});
