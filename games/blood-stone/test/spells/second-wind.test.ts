import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

const wind = () =>
  new Scene('witch a1, archer e9, spearman e6, swordsman a9, realm boar').hand('soldiers', 'secondWind');

describe('Second Wind', () => {
  test('a fourth Act, of a kind the soldier has already used', () => {
    const scene = wind().does('soldiers', 'attack archer spearman', 'move spearman e5', 'move swordsman a10');
    scene.refuses('soldiers', 'attack archer spearman', 'act.none');
    scene.does('soldiers', 'cast secondWind archer', 'attack archer spearman');
    expect(scene.blood('spearman')).toBe(4);
    scene.refuses('soldiers', 'move archer e10', 'act.none');
    expect(scene.moves('soldiers')).toEqual(['end']);
  });

  test('used before, it leaves the soldier his own two and the others theirs', () => {
    const scene = wind().does('soldiers', 'cast secondWind archer');
    scene.does('soldiers', 'move archer e10', 'move archer e11', 'attack archer spearman');
    scene.refuses('soldiers', 'attack archer spearman', 'act.attackDone');
    scene.does('soldiers', 'move swordsman a10');
    expect(scene.state.acts).toBe(0);
  });

  test('it is that soldier’s and nobody else’s', () => {
    const scene = wind().does('soldiers', 'move swordsman a10', 'move spearman e5', 'move archer e10');
    scene.does('soldiers', 'cast secondWind archer').refuses('soldiers', 'attack spearman north', 'act.none');
    scene.does('soldiers', 'move archer e11');
  });

  test('what is not used is lost with the turn', () => {
    const scene = wind().does('soldiers', 'cast secondWind archer', 'end').does('witch', 'end');
    scene.does('soldiers', 'move archer e10').refuses('soldiers', 'move archer e11', 'act.moveDone');
  });

  test('not for a soldier who could neither move nor attack with it', () => {
    const stuck = () => {
      const scene = new Scene('witch a1, archer e9, spearman b4, realm boar').hand('soldiers', 'secondWind');
      scene.state.figures.archer.rooted = true;
      return scene;
    };
    // A comrade who may still come into line makes the Act worthwhile.
    stuck().does('soldiers', 'cast secondWind archer');
    const late = stuck();
    late.state.acts = 0;
    expect(late.refuses('soldiers', 'cast secondWind archer', 'secondWind.nothing').rule).toBe('6.1');
    late.does('soldiers', 'cast secondWind spearman');
  });

  test('#33 not for a zombie', () => {
    const scene = new Scene('witch a1, archer e9, zombie spearman e6').hand('soldiers', 'secondWind');
    scene.refuses('soldiers', 'cast secondWind spearman', 'cast.ownSoldier');
  });
});
