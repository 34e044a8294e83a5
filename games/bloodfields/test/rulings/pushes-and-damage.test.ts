import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('pushes', () => {
  it('as in the rulebook: the whole way if it is free, else into what is there, and Stun', () => {
    const free = new Scene('brine 10,10; cray 5,5', 'orlen 15,10')
      .does('south', 'activate brine', 'magic')
      .rolls('5 5');
    free.does('south', 'cast undertow', 'keep');
    expect([free.at('orlen'), free.unit('orlen').tokens]).toEqual(['18,10', []]);
    const rock = new Scene('brine 10,10; cray 5,5', 'orlen 15,10', { terrain: 'rock 17,8 19,8 19,12 17,12' });
    rock.does('south', 'activate brine', 'magic').rolls('5 5').does('south', 'cast undertow', 'keep');
    expect([rock.at('orlen'), rock.unit('orlen').tokens]).toEqual(['16.37,10', ['stun']]);
  });

  it('#61 a wall of ruins does not stop a push: it goes on to the first spot beyond, without Stun, and the ruins are rolled for', () => {
    const ruins = { terrain: 'ruins 15,8 19.5,8 19.5,14 15,14' };
    const scene = new Scene('brine 10,11; cray 5,5', 'orlen 13,11', ruins)
      .does('south', 'activate brine', 'magic')
      .rolls('5 5');
    scene.does('south', 'cast undertow').rolls('1').does('south', 'keep');
    expect([scene.unit('orlen').tokens, scene.told('unit.pushed')[0]?.into]).toEqual([[], null]);
    const beyond = scene.unit('orlen').x;
    expect(beyond).toBeGreaterThan(16_000);
    expect(beyond).toBeLessThan(17_000);
    expect([scene.told('terrain.tested')[0]?.bad, scene.unit('orlen').damage, scene.unrolled]).toEqual([
      true,
      1,
      0,
    ]);
  });

  it('#62 who already touches what stops it is stunned on the spot', () => {
    const scene = new Scene('brine 10,10; cray 16.26,10', 'orlen 15,10')
      .does('south', 'activate brine', 'magic')
      .rolls('5 5');
    scene.does('south', 'cast undertow', 'keep');
    expect([scene.at('orlen'), scene.unit('orlen').tokens]).toEqual(['15,10', ['stun']]);
  });

  it('#63 the dead are not pushed', () => {
    const scene = new Scene('tobren 10,10; maud 5,5', 'cray 11.417,10 damage 5; sorrow 30,20').rolls(
      'skull blank blank  blank  5 5',
    );
    scene.does('south', 'activate tobren', 'attack shield-slam cray');
    expect([scene.unit('cray').state, scene.told('unit.pushed'), scene.unrolled]).toEqual([
      'destroyed',
      [],
      0,
    ]);
  });

  it('#64 several are pushed one after another, in the order of who pushes', () => {
    const setUp = (): Scene =>
      new Scene('ironlung 10,10 inspire 1; cray 5,5', 'orlen 11.811,10; kessa 10,11.811; maud 13.071,10');
    const scene = setUp().does('south', 'activate ironlung', 'use clear-the-deck').asks('south', 'aim');
    expect(scene.moves('south')).toEqual(['target orlen', 'target kessa']);
    scene.does('south', 'target kessa').asks('south', 'act');
    expect(scene.told('unit.pushed').map(({ unit }) => unit)).toEqual(['1:kessa.1', '1:orlen.1']);
    expect([scene.at('kessa'), scene.at('orlen'), scene.unit('orlen').tokens]).toEqual([
      '10,13.811',
      '11.811,10',
      ['stun'],
    ]);
    const other = setUp().does('south', 'activate ironlung', 'use clear-the-deck', 'target orlen');
    expect(other.told('unit.pushed').map(({ unit }) => unit)).toEqual(['1:orlen.1', '1:kessa.1']);
  });

  it('#64 with a single one there is nothing to order', () => {
    const scene = new Scene('ironlung 10,10 inspire 1; cray 5,5', 'orlen 11.811,10');
    scene.does('south', 'activate ironlung', 'use clear-the-deck').asks('south', 'act');
    expect(scene.at('orlen')).toBe('13.811,10');
  });

  it('#65 an own unit stops it as well: Stun, and no combat between the two', () => {
    const scene = new Scene('brine 10,10; cray 5,5', 'orlen 15,10; maud 17.5,10; kessa 30,20').does(
      'south',
      'activate brine',
      'magic',
    );
    scene.rolls('5 5').does('south', 'cast undertow', 'keep', 'target orlen');
    expect([scene.at('orlen'), scene.unit('orlen').tokens]).toEqual(['16.24,10', ['stun']]);
    scene.does('south', 'stop', 'end').does('north', 'activate maud', 'move 17.5,12');
    expect(scene.at('maud')).toBe('17.5,12');
  });
});

describe('damage', () => {
  it('#66 Lifesteal restores what was placed: not what a Shield took', () => {
    const scene = new Scene('caul 10,10 damage 4; rook 5,5', 'orlen 11.26,10 shields 2').rolls(
      'skull skull skull blank  blank blank blank',
    );
    scene.does('south', 'activate caul', 'attack cold-touch orlen');
    expect([scene.unit('orlen').damage, scene.unit('orlen').shields, scene.unit('caul').damage]).toEqual([
      1, 0, 3,
    ]);
  });

  it('#66 nor more than its victim had left', () => {
    const scene = new Scene('caul 10,10 damage 4; rook 5,5', 'orlen 11.26,10 damage 6; maud 30,20');
    scene
      .rolls('skull skull skull skull  blank blank blank blank')
      .does('south', 'activate caul', 'attack cold-touch orlen');
    expect([scene.unit('orlen').state, scene.unit('caul').damage]).toEqual(['destroyed', 2]);
  });

  it('#67 a Beast that takes 3 damage tokens from one attack gains an Inspire', () => {
    const scene = new Scene('irix 10,10; suun 5,5', 'marrow 11.811,10').rolls(
      'skull skull skull blank blank  blank blank blank',
    );
    scene.does('south', 'activate irix', 'attack chain-flail marrow');
    expect([scene.unit('marrow').damage, scene.unit('marrow').inspire]).toEqual([3, 1]);
  });

  it('#67 after Shields: two tokens and a Shield are not three', () => {
    const scene = new Scene('irix 10,10; suun 5,5', 'marrow 11.811,10 shields 1');
    scene
      .rolls('skull skull skull blank blank  blank blank blank')
      .does('south', 'activate irix', 'attack chain-flail marrow');
    expect([scene.unit('marrow').damage, scene.unit('marrow').inspire]).toEqual([2, 0]);
  });

  it('#67 Attack Twice is two attacks: two and two are not three', () => {
    const scene = new Scene('kessa 10,10; maud 5,5', 'marrow 11.811,10');
    scene.rolls('skull skull blank  blank blank  skull skull blank  blank blank');
    scene.does('south', 'activate kessa', 'attack twin-blades marrow', 'target marrow');
    expect([scene.unit('marrow').damage, scene.unit('marrow').inspire, scene.unrolled]).toEqual([4, 0, 0]);
  });

  it('#67 hits that no attack has made do not count', () => {
    const scene = new Scene('azhrae 10,10; suun 5,5', 'marrow 13,10 damage 1').does(
      'south',
      'activate azhrae',
      'magic',
    );
    scene.rolls('6 5  blank blank').does('south', 'cast hymn-of-ruin');
    expect([scene.unit('marrow').damage, scene.unit('marrow').inspire]).toEqual([3, 0]);
  });

  it('#68 Shields go first, whether their owner likes it or not', () => {
    const scene = new Scene('fenn 10,10; cray 5,5', 'orlen 11.26,10 shields 2').rolls(
      'skull skull skull blank  blank blank blank',
    );
    scene.does('south', 'activate fenn', 'attack cutlass orlen').asks('south', 'act');
    expect([scene.unit('orlen').shields, scene.unit('orlen').damage]).toEqual([0, 1]);
    expect(scene.told('unit.damaged')[0]).toMatchObject({ amount: 1, shields: 2 });
  });

  it('#68 but they are no help where HP are lost', () => {
    const scene = new Scene('fenn 10,10 shields 2 dot 1; cray 5,5', 'orlen 20,10').does(
      'south',
      'activate fenn',
      'use grim-bargain',
    );
    expect([scene.unit('fenn').shields, scene.unit('fenn').damage]).toEqual([2, 1]);
    scene.rolls('4').does('south', 'end');
    expect([scene.unit('fenn').shields, scene.unit('fenn').damage]).toEqual([2, 2]);
  });
});
