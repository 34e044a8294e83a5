import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';
import { cast, unable } from './schooling.ts';

const WALL = 'rock 13,5 14,5 14,15 13,15';

describe('battle', () => {
  it('teaches a Mage its five spells besides those of her card', () => {
    const scene = new Scene('ilmane+battle 10,10; maud 12,10', 'cray 12.5,11.5; brine 40,25').does(
      'south',
      'activate ilmane',
      'magic',
    );
    expect(scene.moves('south', 'cast')).toEqual(
      ['searing-ray', 'mend', 'dazzle', 'spark', 'sunder', 'war-chant', 'shockwave', 'annihilate'].map(
        (spell) => `cast ${spell}`,
      ),
    );
    scene.refuses('south', 'cast ward', 'cast.unknown');
  });

  it('lets each spell be tried once a round by a player, with success or not, whoever knows it', () => {
    const scene = new Scene('ilmane+battle 10,10; yew+battle 10,14', 'cray 18,10 activated')
      .rolls('2 1')
      .does('south', 'activate ilmane', 'magic', 'cast sunder');
    scene
      .does('south', 'stop', 'end')
      .asks('south', 'act')
      .does('south', 'magic')
      .refuses('south', 'cast sunder', 'cast.round');
    expect(scene.moves('south', 'cast')).toContain('cast spark');
  });

  it('leaves the opponent’s books alone, and is open again in the next round', () => {
    const scene = new Scene('ilmane+battle 10,10; maud 5,5 activated', 'brine+battle 18,10')
      .rolls('2 1')
      .does('south', 'activate ilmane', 'magic', 'cast sunder', 'stop', 'end');
    scene.asks('north', 'act').does('north', 'magic');
    expect(scene.moves('north', 'cast')).toContain('cast sunder');
    scene
      .does('north', 'stop', 'end')
      .does('south', 'first south', 'inspire maud', 'inspire maud')
      .does('north', 'inspire brine');
    scene.does('south', 'activate ilmane', 'magic');
    expect(scene.moves('south', 'cast')).toContain('cast sunder');
  });
});

describe('protection', () => {
  it('teaches a Mage its five spells, besides another school', () => {
    const scene = new Scene('ilmane+protection+grace 10,10; maud 10,12', 'cray 11.26,10; brine 40,25').does(
      'south',
      'activate ilmane',
      'magic',
    );
    expect(scene.moves('south', 'cast')).toEqual(
      [
        'mend',
        'dazzle',
        'ward',
        'veil',
        'repel',
        'stone-skin',
        'sanctuary',
        'heal',
        'cleanse',
        'hearten',
        'quicken',
        'second-chance',
      ].map((spell) => `cast ${spell}`),
    );
  });
});

describe('grace', () => {
  it('teaches its spells to Mages alone', () => {
    const scene = new Scene('orlen+grace 10,10 damage 2; maud 12,10', 'cray 30,10').does(
      'south',
      'activate orlen',
    );
    scene.refuses('south', 'magic', 'magic.noMage');
  });

  it('gives no magic action to a silenced Mage', () => {
    new Scene('ilmane+grace 10,10 silence; maud 12,10', 'cray 30,10')
      .does('south', 'activate ilmane')
      .refuses('south', 'magic', 'magic.silenced');
  });
});

describe('battle: spark', () => {
  it('is a magic attack of two dice over 12 inches', () => {
    const scene = cast(
      'ilmane+battle 10,10; maud 5,5',
      'cray 23.26,10; brine 40,25',
      'spark',
      '2 1  mastery mastery  blank armour',
    );
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([1, 0]);
    unable('ilmane+battle 10,10; maud 5,5', 'cray 23.27,10', 'spark', 'cast.nobody');
    unable('ilmane+battle 10,10; maud 5,5', 'cray 17,10', 'spark', 'cast.nobody', WALL);
    unable('ilmane+battle 10,10; maud 5,5', 'cray 11.26,10', 'spark', 'cast.combat');
  });
});

describe('battle: sunder', () => {
  it('takes a point of armour from a visible enemy within 10 inches until the end of the round', () => {
    const scene = cast(
      'ilmane+battle 10,10; kessa 5,5',
      'sorrow 21.417,10; brine 40,25',
      'sunder',
      '3 1',
    ).does('south', 'stop', 'end');
    expect(scene.unit('sorrow').boosts).toMatchObject([{ boost: 'ar', amount: -1 }]);
    unable('ilmane+battle 10,10; maud 12,10', 'cray 21.27,10', 'sunder', 'cast.nobody');
    unable('ilmane+battle 10,10; maud 11.5,10', 'cray 17,10', 'sunder', 'cast.nobody', WALL);
  });

  it('is felt in the defence, and never takes armour below none', () => {
    const scene = cast('ilmane+battle 10,10; kessa 5,5', 'cray 15,10; brine 40,25', 'sunder', '3 1');
    scene.rolls('3 1  skull mastery blank  armour armour').does('south', 'cast searing-ray');
    expect(scene.unit('cray').damage).toBe(2);
    const husk = cast('ilmane+battle 10,10; kessa 5,5', 'husk 15,10; brine 40,25', 'sunder', '3 1')
      .rolls('3 1  skull skull blank  armour deflect')
      .does('south', 'cast searing-ray');
    expect(husk.unit('husk').damage).toBe(1);
  });

  it('is over with the round', () => {
    const scene = cast(
      'ilmane+battle 10,10; kessa 5,5 activated',
      'cray 15,10 activated',
      'sunder',
      '3 1',
    ).does('south', 'stop', 'end');
    expect([scene.state.round, scene.unit('cray').boosts]).toEqual([2, []]);
  });
});

describe('battle: war-chant', () => {
  it('adds a die to melee attacks of an ally within 8 inches until the end of the round', () => {
    const scene = cast(
      'ilmane+battle 10,10; kessa 19.26,10',
      'cray 20.52,10; brine 40,25 activated',
      'war-chant',
      '3 1',
    ).does('south', 'target kessa', 'stop', 'end');
    scene.does('north', 'end').rolls('blank blank blank').does('south', 'attack quick-cut cray');
    expect([scene.unrolled, scene.told('dice.rolled')[0]?.faces]).toEqual([0, [0, 0, 0, 3]]);
    const far = cast(
      'ilmane+battle 10,10; kessa 19.27,10',
      'cray 20.53,10; brine 40,25',
      'war-chant',
      '3 1',
    ).asks('south', 'cast');
    expect(far.unit('ilmane').boosts).toHaveLength(1);
  });
});

describe('battle: shockwave', () => {
  it('strikes all enemies within 3 inches and pushes them 2 inches away, seen or not, in her order', () => {
    const scene = cast(
      'ilmane+battle 10,10; maud 10,8',
      'cray 14.26,10; brine 10,12; fenn 14.27,12.5',
      'shockwave',
      '3 1  blank deflect',
      'rock 12,9 12.2,9 12.2,11 12,11',
    ).asks('south', 'aim');
    expect(scene.moves('south')).toEqual(['target cray', 'target brine']);
    scene.does('south', 'target brine').asks('south', 'cast');
    expect([scene.unit('brine').damage, scene.unit('cray').damage, scene.unrolled]).toEqual([0, 1, 0]);
    expect(['cray', 'brine', 'fenn', 'maud'].map((name) => scene.at(name))).toEqual([
      '16.26,10',
      '10,14',
      '14.27,12.5',
      '10,8',
    ]);
  });

  it('needs somebody to sweep away', () => {
    const refused = unable('ilmane+battle 10,10; maud 5,5', 'cray 14.27,10', 'shockwave', 'cast.nobody');
    expect(refused.facts).toEqual({ by: 'shockwave' });
  });
});

describe('battle: annihilate', () => {
  it('deals two damage a hit, ignores a point of armour, and needs an 11', () => {
    const scene = cast(
      'ilmane+battle 10,10; maud 5,5',
      'sorrow 21.417,10; brine 40,25',
      'annihilate',
      '6 1  skull skull mastery blank  armour armour deflect',
    );
    expect([scene.unit('sorrow').damage, scene.unrolled]).toEqual([2, 0]);
    const failed = cast('ilmane+battle 10,10; maud 5,5', 'sorrow 15,10; brine 40,25', 'annihilate', '5 5');
    expect(failed.told('spell.tried')).toMatchObject([{ passed: false }]);
    unable('ilmane+battle 10,10; maud 5,5', 'sorrow 21.43,10', 'annihilate', 'cast.nobody');
  });
});
