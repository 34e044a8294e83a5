import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test('3 Glory for a victory, whoever pillages', () => {
  const scene = new Scene('wolf gimle warrior; bear gimle leader, hand thors-hammer').does(
    'wolf',
    'pillage gimle',
  );
  expect(scene.told('glory.gained').map(({ glory, source }) => [glory, source])).toEqual([
    [3, 'cards'],
    [3, 'battle'],
  ]);
  expect(scene.told('rage.gained')).toEqual([]);
});

test('nothing for a defeat', () => {
  const scene = new Scene(
    'wolf gimle warrior; bear gimle leader; serpent gimle warrior, hand thors-hammer',
  ).does('wolf', 'pillage gimle');
  expect([scene.result, scene.glory('serpent')]).toEqual(['wolf 1+0, bear 3+0, serpent 1+1: bear', 0]);
});
