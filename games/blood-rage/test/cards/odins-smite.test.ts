import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test('#71 a Warrior of each opponent falls before strength is compared; nobody chooses, Ships and Leaders are spared', () => {
  const scene = new Scene(
    `wolf gimle 2 warrior, hand odins-smite; bear gimle 2 warrior leader, hand troll; serpent nw ship`,
  ).does('wolf', 'pillage gimle');
  expect(scene.told('figures.destroyed')[0]).toEqual({
    e: 'figures.destroyed',
    seat: 1,
    figures: ['warrior'],
    at: 'gimle',
    cause: 'smite',
  });
  expect(scene.result).toBe('wolf 2+1, bear 4+0, serpent 2+0: bear');
});

test('#179 two of them: the two players lose one Warrior each, a third clan two', () => {
  const scene = new Scene(
    `wolf yggdrasil 3 warrior, hand odins-smite; bear yggdrasil 3 warrior, hand odins-smite;
     serpent yggdrasil 3 warrior`,
  ).does('wolf', 'pillage yggdrasil');
  expect(scene.result).toBe('wolf 2+1, bear 2+1, serpent 1+0: tie');
});

test('#73 #178 one card after the other, the pillager first: the later one looks at what is left', () => {
  const scene = new Scene(
    'wolf gimle warrior leader, hand odins-smite; bear gimle 2 warrior, hand odins-tide',
    { age: 2 },
  ).does('wolf', 'pillage gimle');
  scene.asks('wolf', 'tide').does('wolf', 'keep warrior');
  expect([scene.result, scene.revealed]).toEqual(['wolf 1+1, bear 1+1: tie', false]);
});

test('#178 pairs of Warriors are counted only when strength is compared', () => {
  const scene = new Scene(
    'wolf gimle leader, hand odins-smite; bear gimle 3 warrior, sheet brothers-in-arms; serpent',
  ).does('wolf', 'pillage gimle');
  expect(scene.result).toBe('wolf 3+1, bear 3+0: wolf');
});
