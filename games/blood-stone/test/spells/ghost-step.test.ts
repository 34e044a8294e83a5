import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

const step = (pieces: string) => new Scene(pieces).hand('soldiers', 'ghostStep');

describe('Ghost Step', () => {
  test('three steps through units and darkness, and no Act', () => {
    const scene = step('witch a1, swordsman d5, wolf c5, boar d6, toad e5').does(
      'soldiers',
      'cast ghostStep swordsman @d3',
    );
    expect([scene.at('swordsman'), scene.state.acts]).toEqual(['d3', 3]);
    scene.does('soldiers', 'move swordsman d2', 'end');
  });

  test('to a free space that is not dark, three away at most', () => {
    const scene = step('witch a1, archer e9, wolf e7');
    scene.refuses('soldiers', 'cast ghostStep archer @e7', 'cast.taken');
    scene.refuses('soldiers', 'cast ghostStep archer @d8', 'cast.taken');
    scene.refuses('soldiers', 'cast ghostStep archer @e9', 'cast.taken');
    scene.refuses('soldiers', 'cast ghostStep archer @150', 'cast.taken');
    expect(scene.refuses('soldiers', 'cast ghostStep archer @e5', 'cast.range').facts).toEqual({
      far: 4,
      range: 3,
    });
    scene.refuses('soldiers', 'cast ghostStep archer', 'cast.stray');
    scene.refuses('soldiers', 'cast ghostStep @e8', 'cast.ownSoldier');
    scene.refuses('soldiers', 'cast ghostStep wolf @e8', 'cast.ownSoldier');
  });

  test('#33 not for a zombie', () => {
    const scene = step('witch a1, archer e9, zombie spearman e6');
    scene.refuses('soldiers', 'cast ghostStep spearman @e5', 'cast.ownSoldier');
  });
});
