import { describe, expect, test } from 'vitest';
import type { Area } from '../content/map.ts';
import { Scene } from './scene.ts';

const horde = () => new Scene({ factions: ['chaosHorde', 'hillFolk', 'horseLords', 'corsairs'] });

const places = (scene: Scene, kind: string): Area[] =>
  scene.moves('chaosHorde', `build ${kind} `).map((move) => Number(move.split('@')[1]));

describe('the Chaos Horde builds', () => {
  test('where it has units, among enemies too (#28, #32)', () => {
    const scene = horde().units('chaosHorde', 30, 'hordes').units('hillFolk', 30, 'shield');
    scene.units('chaosHorde', 16, 'cavalry').hand('chaosHorde', 'hordes leader 2 blank');
    expect(places(scene, 'hordes')).toEqual([16, 30]);
    scene.does('chaosHorde', 'build hordes @30', 'build leader @30', 'discard blank blank');
    expect(scene.force('chaosHorde', 30)).toBe('2 hordes leader');
    scene.refuses('chaosHorde', 'end', 'main.battle');
  });

  test('no land unit next to another land unit (#32)', () => {
    const scene = horde().units('chaosHorde', 14, '3 cavalry').hand('chaosHorde', 'hordes');
    for (const area of [4, 13, 15, 22]) scene.refuses('chaosHorde', `build hordes @${area}`, 'build.noBase');
    expect(places(scene, 'hordes')).toEqual([14]);
  });

  test('ships next to its land units and land units next to its ships (#29)', () => {
    const ashore = horde().units('chaosHorde', 46, 'hordes').hand('chaosHorde', 'ship hordes blank');
    expect(places(ashore, 'ship')).toEqual([35, 45]);
    const afloat = horde().units('chaosHorde', 33, 'ship').hand('chaosHorde', 'hordes');
    expect(places(afloat, 'hordes')).toEqual([24, 32, 40, 41]);
  });

  test('across a shore only into areas without enemy units; villages do not count (#29, #31)', () => {
    const ashore = horde().units('chaosHorde', 46, 'hordes').units('corsairs', 35, 'ship');
    ashore.hand('chaosHorde', 'ship blank');
    ashore.refuses('chaosHorde', 'build ship @35', 'build.enemy');
    expect(places(ashore, 'ship')).toEqual([45]);
    const afloat = horde().units('chaosHorde', 33, 'ship').units('hillFolk', 24, 'castle');
    afloat.villages('hillFolk', 41, 2).hand('chaosHorde', 'hordes');
    afloat.refuses('chaosHorde', 'build hordes @24', 'build.enemy');
    expect(places(afloat, 'hordes')).toEqual([32, 40, 41]);
  });

  test('across a shore from a contested area too: only the receiving one must be free (#29)', () => {
    const ashore = horde().units('chaosHorde', 46, 'hordes').units('hillFolk', 46, 'shield');
    ashore.hand('chaosHorde', 'ship blank').does('chaosHorde', 'build ship @35');
    expect(ashore.force('chaosHorde', 35)).toBe('ship');
    const afloat = horde().units('chaosHorde', 35, 'ship').units('corsairs', 35, 'ship');
    afloat.hand('chaosHorde', 'hordes').does('chaosHorde', 'build hordes @34');
    expect(afloat.force('chaosHorde', 34)).toBe('hordes');
  });

  test('from land to ship to land beyond, in one turn (#30)', () => {
    const scene = horde()
      .units('chaosHorde', 46, 'hordes')
      .hand('chaosHorde', '2 hordes ship cavalry 2 blank');
    scene.refuses('chaosHorde', 'build hordes @52', 'build.noBase');
    scene.does('chaosHorde', 'build ship @45', 'discard blank', 'build hordes @52');
    scene.does('chaosHorde', 'build cavalry @52', 'discard blank');
    expect(scene.force('chaosHorde', 52)).toBe('cavalry hordes');
  });

  test('next to a ship in a desert, where the unit dies unless it leaves, but in no mountain (#31)', () => {
    const scene = horde().units('chaosHorde', 61, 'ship').hand('chaosHorde', '3 hordes');
    scene.refuses('chaosHorde', 'build hordes @57', 'build.mountain');
    scene.does('chaosHorde', 'build hordes @71', 'build hordes @71');
    scene.does('chaosHorde', 'step hordes 71>62', 'pay hordes', 'end');
    expect(scene.told('unit.lost')).toMatchObject([{ kind: 'hordes', area: 71, why: 'desert' }]);
    expect(scene.force('chaosHorde', 62)).toBe('hordes');
  });

  test('ships where it has a ship, even among enemies, but not in the next sea (#33, #186)', () => {
    const scene = horde().units('chaosHorde', 35, 'ship').units('corsairs', 35, 'ship');
    scene.hand('chaosHorde', 'ship blank');
    scene.refuses('chaosHorde', 'build ship @25', 'build.noBase');
    scene.does('chaosHorde', 'build ship @35', 'discard blank');
    expect(scene.force('chaosHorde', 35)).toBe('2 ship');
    scene.refuses('chaosHorde', 'step ship 35>25', 'march.contested');
  });

  test('at sea nothing but ships, even beside one (#34)', () => {
    const scene = horde().units('chaosHorde', 33, 'ship').hand('chaosHorde', 'hordes ship blank');
    scene.refuses('chaosHorde', 'build hordes @33', 'build.landAtSea');
    scene.refuses('chaosHorde', 'build ship @32', 'build.shipOnLand');
    expect(places(scene, 'ship')).toEqual([33]);
  });
});
