import { swiftRandom } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { veteran } from '../../bot/veteran.ts';
import { printMove } from '../../rules/notation.ts';
import { Scene, type Who } from '../scene.ts';

/** What the Veteran does in a scene, in notation. */
const chooses = (scene: Scene, who: Who): string =>
  printMove(scene.state, veteran(scene.state, scene.seat(who), swiftRandom('scene')));

describe('a Veteran', () => {
  test('finishes off who is nearly dead rather than to begin with somebody fresh', () => {
    const scene = new Scene('kessa 10,10', 'ansa 11.26,10 damage 5; fenn 8.74,10');
    expect(chooses(scene.does('south', 'activate kessa'), 'south')).toMatch(/^attack \S+ ansa$/);
  });

  test('lets the unit act that has somebody to strike', () => {
    const scene = new Scene('orlen 10,10; maud 40,3', 'cray 11.26,10');
    expect(chooses(scene, 'south')).toBe('activate orlen');
  });

  test('walks to a flag nobody holds when there is nobody to fight', () => {
    const scene = new Scene('tobren 22.5,9.5', 'husk 1,29', { round: 2 }).does('south', 'activate tobren');
    scene.does('south', chooses(scene, 'south'));
    const { x, y } = scene.unit('tobren');
    expect(Math.hypot(x - 22_500, y - 15_000)).toBeLessThanOrEqual(3000 + 787);
  });

  test('does not run from a crowd with a unit that is worth little: it falls but once', () => {
    const scene = new Scene('mossling 24.3,24.6; orlen 2,28', 'fenn 25,12.4; cray 20.2,13.2; kessa 23,16', {
      round: 2,
    });
    scene.state.fallen = [0];
    scene.does('south', 'supports');
    const [, north = '0'] = /^move .*,([\d.]+)$/.exec(chooses(scene, 'south')) ?? [];
    expect(Number(north)).toBeLessThan(24.6);
  });

  test('holds a rite where it can', () => {
    const scene = new Scene('tobren 22.5,15', 'husk 1,29', { options: { scenario: 'drowned-shrine' } });
    expect(chooses(scene.does('south', 'activate tobren'), 'south')).toBe('rite');
  });

  test('does not shoot into a melee where its own would suffer more', () => {
    const scene = new Scene('vell 10,10; ilmane 16,10 damage 5', 'tobren 17.417,10');
    expect(chooses(scene.does('south', 'activate vell'), 'south')).not.toMatch(/^attack/);
  });

  test('spends a token on the icons of its last blow', () => {
    const scene = new Scene('kessa 10,10 inspire 1', 'fenn 11.26,10');
    scene.does('south', 'activate kessa', 'focus').rolls('skull inspire inspire');
    scene.does('south', 'attack twin-blades fenn').asks('south', 'dice');
    expect(chooses(scene, 'south')).toBe('spend');
  });
});
