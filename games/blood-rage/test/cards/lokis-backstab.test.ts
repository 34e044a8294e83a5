import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test('#189 the loser takes up to 2 Glory the winner had before this battle', () => {
  const scene = new Scene('wolf gimle 2 warrior, glory 7; bear gimle warrior, hand lokis-backstab', {
    age: 2,
    tokens: 'gimle rage',
  }).does('wolf', 'pillage gimle');
  expect([scene.glory('wolf'), scene.glory('bear')]).toEqual([7 - 2 + 3, 2]);
  expect(scene.clan('wolf').ledger[1]).toMatchObject({ stolen: -2, battle: 3 });
});

test.each([
  [0, 0],
  [1, 1],
])('#80 #189 from a winner with %i Glory he gets %i', (had, taken) => {
  const scene = new Scene(`wolf gimle 2 warrior, glory ${had}; bear gimle warrior, hand lokis-backstab`, {
    age: 2,
  }).does('wolf', 'pillage gimle');
  expect([scene.glory('bear'), scene.told('glory.stolen').length]).toEqual([taken, taken]);
  expect(scene.glory('wolf')).toBe(had - taken + 5 + 3);
});

test('#186 two of them: in order, each from what is left', () => {
  const scene = new Scene(
    `wolf gimle leader warrior, glory 3; bear gimle warrior, hand lokis-backstab; serpent nw ship, hand lokis-backstab;
     raven`,
    { age: 2 },
  ).does('wolf', 'pillage gimle');
  expect(scene.told('glory.stolen').map(({ seat, glory }) => [seat, glory])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});
