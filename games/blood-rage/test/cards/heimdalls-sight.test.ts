import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test("#70 is worth the highest single bonus among the opponents' cards", () => {
  const scene = new Scene(
    `wolf gimle warrior, hand heimdalls-sight; bear gimle warrior, hand tyrs-smash; serpent nw ship, hand tyrs-bash`,
  ).does('wolf', 'pillage gimle');
  expect(scene.result).toBe('wolf 1+3, bear 1+3, serpent 2+2: tie');
});

test.each([
  ['revealed', 'wolf 2+0, bear 1+3: bear'],
  ['late', 'wolf 2+3, bear 1+3: wolf'],
] as const)('#70 looks at revealed cards, and at late ones where the table says so: %s', (sight, result) => {
  const scene = new Scene(
    'wolf gimle 2 warrior, hand heimdalls-sight; bear gimle warrior, hand troll heimdalls-gaze; serpent',
    { age: 3, options: { sight } },
  ).does('wolf', 'pillage gimle');
  scene.fights('bear troll ask').does('bear', 'late heimdalls-gaze-3');
  expect(scene.result).toBe(result);
});

test('#70 #68 a Quest declared to be worth something counts', () => {
  const scene = new Scene(
    'wolf gimle warrior, hand heimdalls-sight; bear gimle warrior, hand manheim, sheet tyrs-domain; serpent',
  ).does('wolf', 'pillage gimle');
  scene.does('bear', 'declare 3');
  expect(scene.result).toBe('wolf 1+3, bear 1+3: tie');
});

test('#185 is worth nothing against opponents without a bonus; own late cards come on top', () => {
  const scene = new Scene(
    'wolf gimle warrior, hand heimdalls-sight heimdalls-eye; bear gimle warrior, hand troll; serpent',
    { age: 2 },
  ).does('wolf', 'pillage gimle');
  scene.fights('wolf heimdalls-sight ask').does('wolf', 'late heimdalls-eye-2');
  expect(scene.result).toBe('wolf 1+2, bear 1+0: wolf');
});

test("#64 is worth nothing under Thor's Primacy", () => {
  const scene = new Scene('wolf gimle warrior, hand thors-primacy; bear gimle leader, hand heimdalls-sight', {
    age: 3,
  }).does('wolf', 'pillage gimle');
  expect(scene.result).toBe('wolf 1+3, bear 3+0: wolf');
});
