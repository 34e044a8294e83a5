import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

const warded = (pieces: string, held = '') =>
  new Scene(`${pieces}, realm boar`)
    .hand('soldiers', 'spiritWard spiritWard')
    .hand('witch', held)
    .does('soldiers', 'cast spiritWard archer', 'end');

describe('Spirit Ward', () => {
  test('the soldier’s next loss does not happen; the one after it does', () => {
    const scene = warded('witch e6, wolf e8, toad e7, archer e9', 'manipulate manipulate');
    scene.does('witch', 'cast manipulate', 'attack wolf archer');
    expect([scene.blood('archer'), scene.told('blood.lost')]).toEqual([5, []]);
    expect(scene.told('ward.spent')).toEqual([{ e: 'ward.spent', unit: 'archer' }]);
    scene.does('witch', 'cast manipulate', 'attack toad archer');
    expect(scene.blood('archer')).toBe(4);
  });

  test('whatever its size: a burst of four', () => {
    const scene = warded('witch e6, toad e8, archer e9').hand('witch', 'bloodBoil').dice(1);
    scene.does('witch', 'cast bloodBoil toad 3');
    expect([scene.blood('archer'), scene.state.figures.archer.wards]).toEqual([5, 0]);
  });

  test('a stone that would be siphoned stays', () => {
    const scene = warded('witch e7, archer e9').hand('witch', 'siphon').dice(6);
    scene.does('witch', 'cast siphon archer');
    expect([scene.blood('archer'), scene.blood('witch')]).toEqual([5, 9]);
    expect(scene.told('blood.given')).toEqual([]);
  });

  test('a friend’s stray blow spends it too', () => {
    const scene = new Scene('witch a1, spearman e10, archer e9, realm boar').hand('soldiers', 'spiritWard');
    scene.does('soldiers', 'cast spiritWard archer', 'attack spearman north');
    expect([scene.blood('archer'), scene.state.figures.archer.wards]).toEqual([5, 0]);
  });

  test('it fades when the Soldiers’ next turn begins', () => {
    const scene = warded('witch a1, archer e9');
    expect(scene.state.figures.archer.wards).toBe(1);
    scene.does('witch', 'end');
    expect(scene.state.figures.archer.wards).toBe(0);
  });

  test('#33 for a soldier who is no zombie', () => {
    const scene = new Scene('witch a1, wolf a3, zombie spearman e7, archer e9').hand(
      'soldiers',
      'spiritWard',
    );
    scene.refuses('soldiers', 'cast spiritWard spearman', 'cast.ownSoldier');
    scene.refuses('soldiers', 'cast spiritWard wolf', 'cast.ownSoldier');
    scene.refuses('soldiers', 'cast spiritWard', 'cast.ownSoldier');
    scene.refuses('soldiers', 'cast spiritWard archer 1', 'cast.stray');
    scene.does('soldiers', 'cast spiritWard archer');
  });
});
