import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

const spell = (pieces: string) => new Scene(pieces).hand('soldiers', 'banish');

describe('Banish', () => {
  test('a zombie near any soldier loses two stones', () => {
    const scene = spell('witch a1, archer a11, spearman e9, zombie wolf e5 4').dice(3);
    scene.does('soldiers', 'cast banish wolf');
    expect([scene.blood('wolf'), scene.told('blood.lost')]).toEqual([
      2,
      [{ e: 'blood.lost', unit: 'wolf', count: 2, why: 'banish' }],
    ]);
  });

  test('one of two stones or fewer is out of the game, its token free', () => {
    const scene = spell('witch a1, archer e9, zombie spearman e6 1')
      .dice(6)
      .does('soldiers', 'cast banish spearman');
    expect([scene.at('spearman'), scene.state.tokens]).toEqual(['gone', 6]);
    expect(scene.told('blood.lost')).toMatchObject([{ count: 1 }]);
  });

  test('when it fails nothing happens but the card', () => {
    const scene = spell('witch a1, archer e9, zombie wolf e6').dice(2).does('soldiers', 'cast banish wolf');
    expect([scene.blood('wolf'), scene.pile('soldiers').discard]).toEqual([4, ['banish']]);
  });

  test('#42 it is counted from the nearest soldier who is no zombie, four spaces at most', () => {
    const scene = spell('witch a1, archer e11, zombie spearman e7, zombie wolf e6');
    expect(scene.refuses('soldiers', 'cast banish wolf', 'banish.range').facts).toEqual({ far: 5, range: 4 });
    scene.does('soldiers', 'cast banish spearman');
  });

  test('zombies only', () => {
    const scene = spell('witch e8, wolf e10, archer e9');
    scene.refuses('soldiers', 'cast banish wolf', 'banish.zombie');
    scene.refuses('soldiers', 'cast banish witch', 'banish.zombie');
    scene.refuses('soldiers', 'cast banish archer', 'banish.zombie');
    scene.refuses('soldiers', 'cast banish', 'banish.zombie');
    const zombie = spell('witch e8, zombie wolf e10, archer e9');
    zombie.refuses('soldiers', 'cast banish wolf 1', 'cast.stray');
  });
});
