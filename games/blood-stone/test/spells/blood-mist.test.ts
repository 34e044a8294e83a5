import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

const spell = (pieces: string) => new Scene(pieces, { turn: 'witch' }).hand('witch', 'bloodMist');

describe('Blood Mist', () => {
  test('the Witch stands on a free space up to two away, whatever lies between', () => {
    const scene = spell('witch e5, wolf e6, archer e8').does('witch', 'cast bloodMist @e7');
    expect(scene.at('witch')).toBe('e7');
    expect(scene.told('unit.moved')).toMatchObject([{ unit: 'witch', path: [scene.space('e7')] }]);
  });

  test('her move is still hers, before or after', () => {
    const scene = spell('witch e5, archer e11').does('witch', 'cast bloodMist @e7', 'move witch e9');
    expect(scene.at('witch')).toBe('e9');
    spell('witch e5, archer e11').does('witch', 'move witch e7', 'cast bloodMist @e6');
  });

  test('not three away, not into the dark, not onto others or where she is', () => {
    const scene = spell('witch e5, wolf e6, archer e10');
    expect(scene.refuses('witch', 'cast bloodMist @h5', 'cast.range').facts).toEqual({ far: 3, range: 2 });
    scene.refuses('witch', 'cast bloodMist @d4', 'cast.taken');
    scene.refuses('witch', 'cast bloodMist @e6', 'cast.taken');
    scene.refuses('witch', 'cast bloodMist @e5', 'cast.taken');
    scene.refuses('witch', 'cast bloodMist @200', 'cast.taken');
    scene.refuses('witch', 'cast bloodMist', 'cast.stray');
    scene.refuses('witch', 'cast bloodMist wolf @e4', 'cast.stray');
    scene.refuses('witch', 'cast bloodMist 1 @e4', 'cast.stray');
  });

  test('twelve spaces lie around her, less two dark ones and one that is taken', () => {
    expect(spell('witch e5, wolf e6, archer e11').moves('witch', 'cast')).toHaveLength(12 - 2 - 1);
  });
});
