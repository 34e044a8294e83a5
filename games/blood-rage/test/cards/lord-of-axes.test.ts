import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test('raises a stat after a pillage the Leader stands in, with a battle or without', () => {
  const scene = new Scene('wolf gimle leader, sheet lord-of-axes; bear', { age: 2 }).does(
    'wolf',
    'pillage gimle',
  );
  scene.asks('wolf', 'raise').does('wolf', 'raise axes');
  expect(scene.steps('wolf')).toEqual([1, 2, 1]);
});

test('#19 #78 Axes raised so count for the same battle', () => {
  const scene = new Scene('wolf gimle leader, sheet lord-of-axes; bear gimle warrior', {
    age: 2,
    tokens: 'gimle axes',
  }).does('wolf', 'pillage gimle');
  scene.does('wolf', 'raise axes');
  expect(scene.glory('wolf')).toBe(5);
});

test('#200 nothing for a pillage won with a Ship alone', () => {
  const scene = new Scene('wolf nw ship, angerboda leader, sheet lord-of-axes; bear', { age: 2 }).does(
    'wolf',
    'pillage gimle',
  );
  expect([scene.glory('wolf'), scene.steps('wolf')]).toEqual([5, [1, 1, 1]]);
});

test('#201 a Leader saved by Protection stands there and counts', () => {
  const scene = new Scene(
    `wolf gimle leader warrior, hand tyrs-rage, sheet lord-of-axes friggas-protection;
     bear gimle warrior, hand odins-tide; serpent`,
    { age: 2 },
  ).does('wolf', 'pillage gimle');
  scene.does('wolf', 'keep warrior').does('wolf', 'rescue leader').asks('wolf', 'raise');
  expect([scene.result, scene.rage('wolf')]).toEqual(['wolf 4+6, bear 1+1: wolf', 5]);
});

test('#21 asks nothing when every stat is at its last step', () => {
  const scene = new Scene('wolf gimle leader, sheet lord-of-axes, steps 6 6 6; bear', { age: 2 });
  expect(scene.does('wolf', 'pillage gimle').step).toBe('action');
});
