import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test("#90 takes the token's reward twice, also without a battle", () => {
  const glory = new Scene('wolf gimle frost-giant, sheet frost-giant; bear', { age: 3 });
  expect(glory.does('wolf', 'pillage gimle').glory('wolf')).toBe(10);
  const axes = new Scene('wolf gimle frost-giant, sheet frost-giant; bear gimle warrior', {
    age: 3,
    tokens: 'gimle axes',
  }).does('wolf', 'pillage gimle');
  expect([axes.steps('wolf'), axes.glory('wolf')]).toEqual([[1, 3, 1], 5]);
  expect(axes.told('province.pillaged').map(({ again }) => again)).toEqual([false, true]);
});

test('#196 all three stats twice in Yggdrasil; steps above the last are lost one by one', () => {
  const scene = new Scene('wolf yggdrasil frost-giant, sheet frost-giant, steps 1 5 6; bear', {
    age: 3,
  }).does('wolf', 'pillage yggdrasil');
  expect(scene.steps('wolf')).toEqual([3, 6, 6]);
});

test('#197 repeats neither Grace nor the Lord', () => {
  const scene = new Scene(
    'wolf gimle leader frost-giant, hand friggas-grace, sheet lord-of-spears frost-giant; bear gimle warrior',
    { age: 3 },
  ).does('wolf', 'pillage gimle');
  scene.does('wolf', 'raise rage');
  expect([scene.steps('wolf'), scene.glory('wolf')]).toEqual([[3, 2, 2], 10 + 4]);
});

test('#200 does nothing from elsewhere', () => {
  const scene = new Scene('wolf gimle warrior, angerboda frost-giant, sheet frost-giant; bear', { age: 3 });
  expect(scene.does('wolf', 'pillage gimle').glory('wolf')).toBe(5);
});
