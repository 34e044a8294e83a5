import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

/** All pieces but the spearman, with all their stones. */
const ALL = 'witch a1, boar b1, wolf c1, raven d1, toad e1, swordsman d10, archer f10';

describe('Mend', () => {
  test('two stones from the bank', () => {
    const scene = new Scene('witch a1, archer e9 2')
      .hand('soldiers', 'mend')
      .does('soldiers', 'cast mend archer');
    expect([scene.blood('archer'), scene.told('blood.gained')]).toEqual([
      4,
      [{ e: 'blood.gained', unit: 'archer', count: 2 }],
    ]);
  });

  test('#34 never above what the soldier began with', () => {
    const scene = new Scene('witch a1, archer e9 4')
      .hand('soldiers', 'mend')
      .does('soldiers', 'cast mend archer');
    expect(scene.blood('archer')).toBe(5);
    const whole = new Scene('witch a1, archer e9').hand('soldiers', 'mend');
    expect(whole.refuses('soldiers', 'cast mend archer', 'mend.nothing').pieces).toEqual(['archer']);
  });

  test('#34 nor more than the bank holds of the 42', () => {
    const scene = new Scene(`${ALL.replace('witch a1', 'witch a1 11')}, spearman e10 3`).hand(
      'soldiers',
      'mend',
    );
    expect(scene.state.bank).toBe(1);
    scene.does('soldiers', 'cast mend spearman');
    expect([scene.blood('spearman'), scene.state.bank]).toEqual([4, 0]);
  });

  test('with an empty bank it is of no use', () => {
    const scene = new Scene(`${ALL.replace('witch a1', 'witch a1 11')}, spearman e10 4`).hand(
      'soldiers',
      'mend',
    );
    expect(scene.state.bank).toBe(0);
    scene.refuses('soldiers', 'cast mend spearman', 'mend.nothing');
  });

  test('#33 not for a zombie', () => {
    const scene = new Scene('witch a1, archer e9, zombie spearman e6 1').hand('soldiers', 'mend');
    scene.refuses('soldiers', 'cast mend spearman', 'cast.ownSoldier');
  });
});
