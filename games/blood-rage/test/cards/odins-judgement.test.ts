import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test('#88 #192 Glory for every figure fallen in the battle, before and after strength was compared, of any clan', () => {
  const scene = new Scene(
    `wolf gimle 2 warrior, hand odins-judgement; bear gimle 3 warrior, hand odins-smite; serpent nw ship`,
    { age: 3 },
  ).does('wolf', 'pillage gimle');
  expect(scene.result).toBe('wolf 1+2, bear 3+1, serpent 2+0: bear');
  expect(scene.told('glory.gained')).toContainEqual({
    e: 'glory.gained',
    seat: 0,
    glory: 6,
    source: 'cards',
    card: 'odins-judgement-3',
  });
});

test('#192 counts nobody who was saved or fled', () => {
  const scene = new Scene(
    `wolf gimle 4 warrior, hand odins-judgement; bear gimle volur-witch, sheet volur-witch; serpent`,
    { age: 3 },
  ).does('wolf', 'pillage gimle');
  scene.does('bear', 'rescue retreat');
  expect([scene.glory('wolf'), scene.at('bear', 'yggdrasil')]).toEqual([8, 'volur-witch']);
});

test('#192 two of them pay both players', () => {
  const scene = new Scene(
    `wolf gimle 2 warrior, hand odins-judgement; bear gimle warrior, hand odins-judgement; serpent; raven`,
    { age: 3, tokens: 'gimle rage' },
  ).does('wolf', 'pillage gimle');
  expect([scene.glory('wolf'), scene.glory('bear')]).toEqual([3 + 2, 2]);
});

test("#193 adds up with the Valkyrie and Thor's Glory", () => {
  const scene = new Scene(
    `wolf gimle valkyrie warrior, hand odins-judgement, sheet valkyrie thors-glory; bear gimle 3 warrior; serpent`,
    { age: 3, tokens: 'gimle rage' },
  ).does('wolf', 'pillage gimle');
  expect(scene.told('glory.gained').map(({ glory, card }) => [glory, card])).toEqual([
    [3, null],
    [6, 'valkyrie-2'],
    [2, 'thors-glory-1'],
    [6, 'odins-judgement-3'],
  ]);
});
