import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test('is worth 2, face down or late', () => {
  const scene = new Scene(
    'wolf gimle 2 warrior, hand heimdalls-eye heimdalls-eye; bear gimle leader, hand troll; serpent',
    { age: 2 },
  ).does('wolf', 'pillage gimle');
  scene.fights('wolf heimdalls-eye ask').does('wolf', 'late heimdalls-eye-2');
  expect(scene.result).toBe('wolf 2+4, bear 3+0: wolf');
  expect(scene.state.discard).toEqual(['heimdalls-eye-2', 'heimdalls-eye-2']);
});
