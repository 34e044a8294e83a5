import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test('#170 a Quest shown may count 3; its owner says so after the reveal', () => {
  const scene = new Scene(
    'wolf gimle warrior, hand manheim, sheet tyrs-domain; bear gimle warrior, hand tyrs-bash; serpent',
  );
  scene.does('wolf', 'pillage gimle').asks('wolf', 'declare');
  expect(scene.moves('wolf')).toEqual(['declare 0', 'declare 3']);
  expect(scene.refuses('wolf', 'declare 5', 'declare.bonus').rule).toBe('11.2');
  scene.does('wolf', 'declare 3');
  expect(scene.told('quest.declared')).toEqual([
    { e: 'quest.declared', seat: 0, card: 'manheim-1', bonus: 3 },
  ]);
  expect([scene.result, scene.state.discard]).toEqual(['wolf 1+3, bear 1+2: wolf', ['manheim-1']]);
});

test('may be declared to be worth nothing, to lose', () => {
  const scene = new Scene('wolf gimle warrior, hand manheim, sheet tyrs-domain; bear gimle leader; serpent');
  scene.does('wolf', 'pillage gimle').does('wolf', 'declare 0');
  expect(scene.hand('wolf')).toBe('manheim-1');
});

test('asks nobody about a card that is no Quest', () => {
  const scene = new Scene('wolf gimle warrior, hand troll, sheet tyrs-domain; bear gimle leader; serpent');
  expect(scene.does('wolf', 'pillage gimle').result).toBe('wolf 1+0, bear 3+0: bear');
});

test('#170 is asked again after a Watch', () => {
  const scene = new Scene(
    'wolf gimle warrior, hand manheim alfheim, sheet tyrs-domain; bear gimle leader, hand heimdalls-watch; serpent',
    { age: 2 },
  ).does('wolf', 'pillage gimle');
  scene.fights('wolf manheim').does('wolf', 'declare 3');
  expect(scene.told('watch.called')[0]?.bonus).toBe(3);
  scene.asks('wolf', 'declare').does('wolf', 'declare 3');
  expect(scene.result).toBe('wolf 1+3, bear 3+0: wolf');
});
