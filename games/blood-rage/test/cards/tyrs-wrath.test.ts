import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test("#62 with Tyr's Domain beside it, a Quest counts 0, 3 or 5, never 8", () => {
  const scene = new Scene(
    'wolf gimle warrior, hand manheim, sheet tyrs-domain tyrs-wrath; bear gimle warrior; serpent',
    {
      age: 3,
    },
  ).does('wolf', 'pillage gimle');
  expect(scene.moves('wolf')).toEqual(['declare 0', 'declare 3', 'declare 5']);
  scene.does('wolf', 'declare 5');
  expect(scene.result).toBe('wolf 1+5, bear 1+0: wolf');
});

test('alone it is 0 or 5', () => {
  const scene = new Scene('wolf gimle warrior, hand manheim, sheet tyrs-wrath; bear gimle warrior; serpent', {
    age: 3,
  }).does('wolf', 'pillage gimle');
  expect(scene.moves('wolf')).toEqual(['declare 0', 'declare 5']);
});
