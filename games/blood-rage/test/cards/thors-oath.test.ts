import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test('#78 raises a stat, and Battle Glory is paid at the new value', () => {
  const scene = new Scene('wolf gimle warrior, hand thors-oath; bear gimle warrior', {
    age: 2,
    tokens: 'gimle axes',
  }).does('wolf', 'pillage gimle');
  scene.asks('wolf', 'raise').does('wolf', 'raise axes');
  expect([scene.steps('wolf'), scene.glory('wolf')]).toEqual([[1, 3, 1], 5]);
});

test('#21 is lost when every stat is at its last step; a stat at its last step is not offered', () => {
  const full = new Scene('wolf gimle leader, hand thors-oath, steps 6 6 6; bear gimle warrior', { age: 2 });
  expect(full.does('wolf', 'pillage gimle').step).toBe('action');
  const one = new Scene('wolf gimle leader, hand thors-oath, steps 6 6 1; bear gimle warrior', { age: 2 });
  expect(one.does('wolf', 'pillage gimle').moves('wolf')).toEqual(['raise horns']);
});
