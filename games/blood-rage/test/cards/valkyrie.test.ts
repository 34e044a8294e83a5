import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test('2 Glory for each enemy that falls in her battle, won or lost', () => {
  const scene = new Scene('wolf gimle 3 warrior; bear gimle valkyrie, hand tyrs-rage, sheet valkyrie', {
    age: 2,
  }).does('wolf', 'pillage gimle');
  expect([scene.result, scene.glory('bear')]).toEqual(['wolf 3+0, bear 2+6: bear', 3 + 6]);
});

test('#87 pays in a tie and in a defeat, though she dies herself; own dead do not count', () => {
  const tie = new Scene('wolf gimle 2 warrior; bear gimle valkyrie, sheet valkyrie', { age: 2 });
  expect(tie.does('wolf', 'pillage gimle').glory('bear')).toBe(4);
  const lost = new Scene('wolf gimle leader; bear gimle valkyrie, sheet valkyrie; serpent gimle warrior', {
    age: 2,
  }).does('wolf', 'pillage gimle');
  expect([lost.at('bear', 'valhalla'), lost.glory('bear')]).toEqual(['valkyrie', 2]);
});

test('#87 pays though the Tide has taken her before the comparison', () => {
  const scene = new Scene(
    'wolf gimle 3 warrior, hand odins-tide; bear gimle valkyrie leader, hand troll, sheet valkyrie',
    { age: 2 },
  ).does('wolf', 'pillage gimle');
  scene.does('bear', 'keep leader');
  expect([scene.result, scene.glory('bear')]).toEqual(['wolf 1+1, bear 3+0: bear', 3 + 6]);
});

test('pays nothing for a battle she is not in', () => {
  const scene = new Scene('wolf gimle 2 warrior; bear gimle leader, angerboda valkyrie, sheet valkyrie', {
    age: 2,
  }).does('wolf', 'pillage gimle');
  expect(scene.glory('bear')).toBe(3);
});

test('#37 pays nothing for those a Troll kills', () => {
  const scene = new Scene('wolf gimle valkyrie, sheet troll valkyrie; bear gimle 2 warrior', { age: 2 }).does(
    'wolf',
    'invade troll gimle',
  );
  expect([scene.at('bear', 'valhalla'), scene.glory('wolf')]).toEqual(['warrior warrior', 0]);
});
