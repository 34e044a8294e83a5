import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

const rooted = () =>
  new Scene('witch a1, archer e9, spearman e7, realm boar', { turn: 'witch' })
    .hand('witch', 'gnarlroot')
    .dice(3)
    .does('witch', 'cast gnarlroot archer');

describe('Gnarlroot', () => {
  test('a soldier, however far away, makes no move in the next turn', () => {
    const scene = rooted();
    expect(scene.told('unit.rooted')).toEqual([{ e: 'unit.rooted', unit: 'archer' }]);
    scene.does('witch', 'end');
    expect(scene.refuses('soldiers', 'move archer e10', 'act.rooted').rule).toBe('7.6');
    scene.does('soldiers', 'move spearman e6', 'attack archer spearman');
  });

  test('when it fails the soldier is free', () => {
    const scene = new Scene('witch a1, archer e9', { turn: 'witch' }).hand('witch', 'gnarlroot').dice(2);
    scene.does('witch', 'cast gnarlroot archer', 'end').does('soldiers', 'move archer e10');
  });

  test('the roots let go when that turn is over', () => {
    const scene = rooted().does('witch', 'end').does('soldiers', 'end').does('witch', 'end');
    scene.does('soldiers', 'move archer e10');
  });

  test('Second Wind does not break them, for its Act is an Act', () => {
    const scene = rooted().hand('soldiers', 'secondWind spiritWard').does('witch', 'end');
    scene.does('soldiers', 'cast secondWind archer').refuses('soldiers', 'move archer e10', 'act.rooted');
    scene.does('soldiers', 'attack archer spearman', 'attack archer spearman');
  });

  test('Ghost Step does, for it is none', () => {
    const scene = rooted().hand('soldiers', 'ghostStep spiritWard').does('witch', 'end');
    scene.does('soldiers', 'cast ghostStep archer @e11');
    expect(scene.at('archer')).toBe('e11');
    scene.refuses('soldiers', 'move archer e10', 'act.rooted');
  });

  test('soldiers only, and those who are still free', () => {
    const scene = new Scene('witch a1, wolf a3, archer e9, zombie spearman e7', { turn: 'witch' });
    scene.hand('witch', 'gnarlroot').refuses('witch', 'cast gnarlroot wolf', 'cast.soldier');
    scene.refuses('witch', 'cast gnarlroot spearman', 'cast.soldier');
    scene.refuses('witch', 'cast gnarlroot archer @e9', 'cast.stray');
  });
});
