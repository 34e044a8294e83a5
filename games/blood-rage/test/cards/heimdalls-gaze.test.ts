import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test('is worth 3, face down or late', () => {
  const scene = new Scene(
    'wolf gimle warrior, hand heimdalls-gaze heimdalls-gaze; bear gimle leader, hand troll; serpent',
    { age: 3 },
  ).does('wolf', 'pillage gimle');
  scene.fights('wolf heimdalls-gaze ask').does('wolf', 'late heimdalls-gaze-3');
  expect(scene.result).toBe('wolf 1+6, bear 3+0: wolf');
});
