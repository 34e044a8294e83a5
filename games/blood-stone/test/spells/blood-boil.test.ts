import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

const spell = (pieces: string) => new Scene(pieces, { turn: 'witch' }).hand('witch', 'bloodBoil');

describe('Blood Boil', () => {
  test('#24 half of what the unit has as it dies, the offering included: 3 and 2 burst for 2', () => {
    const scene = spell('witch e5, raven e7, archer e8').dice(2).does('witch', 'cast bloodBoil raven 2');
    expect([scene.blood('witch'), scene.at('raven'), scene.blood('archer')]).toEqual([7, 'realm', 3]);
    expect(scene.told('blood.lost')).toEqual([
      { e: 'blood.lost', unit: 'raven', count: 5, why: 'boil' },
      { e: 'blood.lost', unit: 'archer', count: 2, why: 'boil' },
    ]);
  });

  test('#24 a unit of one stone and one offered bursts for one', () => {
    const scene = spell('witch e5, raven e7 1, archer e8').dice(1).does('witch', 'cast bloodBoil raven 1');
    expect(scene.blood('archer')).toBe(4);
  });

  test('#25 everybody around is hurt: friends, foes, across corners, the Witch herself', () => {
    const scene = spell('witch e6, toad e7 3, wolf d7, archer f6, spearman d6, swordsman e9').dice(1);
    scene.does('witch', 'cast bloodBoil toad 3');
    expect([scene.blood('witch'), scene.blood('wolf')]).toEqual([3, 1]);
    expect([scene.blood('archer'), scene.blood('spearman')]).toEqual([2, 3]);
    expect(scene.blood('swordsman')).toBe(6);
  });

  test('#26 paying never kills the Witch, the burst can: the Soldiers win', () => {
    const scene = spell('witch e6 3, toad e7, archer a1').dice(2).does('witch', 'cast bloodBoil toad 2');
    expect([scene.at('witch'), scene.state.result]).toEqual(['gone', 'soldiers']);
  });

  test('nobody loses more than there is', () => {
    const scene = spell('witch e5, toad e7, wolf e8 1, archer e11').dice(1);
    scene.does('witch', 'cast bloodBoil toad 4');
    expect(scene.told('blood.lost')).toContainEqual({ e: 'blood.lost', unit: 'wolf', count: 1, why: 'boil' });
    expect(scene.at('wolf')).toBe('realm');
  });

  test('#27 a minion that bursts goes to the Realm, and the Soldiers draw', () => {
    const scene = spell('witch e5, raven e7, archer e11').dice(1).does('witch', 'cast bloodBoil raven 1');
    expect(scene.told('unit.died')).toEqual([{ e: 'unit.died', unit: 'raven', to: 'realm' }]);
    scene.does('witch', 'end');
    expect(scene.pile('soldiers').hand).toHaveLength(2);
  });

  test('#27 a zombie that bursts is out of the game, and its token free', () => {
    const scene = spell('witch e5, zombie archer e7 2, spearman e11').dice(1);
    scene.does('witch', 'cast bloodBoil archer 1');
    expect([scene.at('archer'), scene.state.tokens]).toEqual(['gone', 6]);
  });

  test('a minion or zombie up to three spaces away', () => {
    const scene = spell('witch e5, wolf e9, archer e6');
    expect(scene.refuses('witch', 'cast bloodBoil wolf 1', 'cast.range').facts).toEqual({ far: 4, range: 3 });
    scene.refuses('witch', 'cast bloodBoil archer 1', 'cast.puppet');
    scene.refuses('witch', 'cast bloodBoil toad 1', 'cast.puppet');
    scene.refuses('witch', 'cast bloodBoil 1', 'cast.puppet');
    scene.refuses('witch', 'cast bloodBoil wolf 1 @e6', 'cast.range');
    expect(scene.moves('witch', 'cast')).toEqual([]);
  });

  test('four stones never fail', () => {
    const scene = spell('witch e5, wolf e7, archer e11').dice(4).does('witch', 'cast bloodBoil wolf 4');
    expect(scene.at('wolf')).toBe('realm');
  });
});
