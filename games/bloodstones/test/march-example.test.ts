import { expect, test } from 'vitest';
import { Scene } from './scene.ts';

test('the rulebook example of movement: three units with a leader pay 4 + 2 = 6 pips (#39, #47)', () => {
  const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 14, 'leader swords lizardmen')
    .hand('dragonRiders', 'castle cavalry skirmishers');
  scene.does('dragonRiders', 'step leader+swords+lizardmen 14>5');
  expect(scene.told('unit.moved')[0]?.cost).toBe(4);
  scene.does('dragonRiders', 'step leader+swords+lizardmen 5>15');
  scene.refuses('dragonRiders', 'pay castle', 'pay.short');
  scene.does('dragonRiders', 'pay castle cavalry');
  expect(scene.step).toBe('main');
  expect(scene.force('dragonRiders', 15)).toBe('swords lizardmen leader');
  expect(scene.player('dragonRiders').hand).toEqual(['skirmishers']);
});
