import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

/** Cards that are worth their bonus and nothing more. */
test.each([
  ['tyrs-bash-1', 2, 1],
  ['tyrs-smash-1', 3, 1],
  ['tyrs-crush-1', 4, 1],
  ['tyrs-smite-1', 5, 1],
  ['tyrs-rage-2', 6, 2],
  ['tyrs-rage-3', 6, 3],
] as const)('%s is worth %i', (card, bonus, age) => {
  const scene = new Scene(`wolf gimle warrior, hand ${card}; bear gimle leader; serpent; raven`, {
    age,
  }).does('wolf', 'pillage gimle');
  const winner = bonus > 2 ? 'wolf' : 'tie';
  expect(scene.result).toBe(`wolf 1+${bonus}, bear 3+0: ${winner}`);
});

test('#100 a card kept from an earlier Age is worth what it says', () => {
  const scene = new Scene(
    'wolf gimle warrior, hand tyrs-smash-1; bear gimle leader, hand tyrs-smash-2; serpent; raven',
    {
      age: 3,
    },
  ).does('wolf', 'pillage gimle');
  expect(scene.result).toBe('wolf 1+3, bear 3+3: bear');
});
