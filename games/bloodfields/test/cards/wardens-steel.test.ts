import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('tobren: tower-shield', () => {
  it('gives him a Shield whenever his turn begins, stunned or not', () => {
    const scene = new Scene('tobren 10,10 shields 1 stun; maud 5,5', 'cray 30,20').does(
      'south',
      'activate tobren',
    );
    expect(scene.unit('tobren').shields).toBe(2);
  });

  it('gives him none in another’s turn', () => {
    const scene = new Scene('tobren 10,10; orlen 13,10 inspire 1', 'cray 30,20');
    scene.does('south', 'activate orlen', 'use forward-the-lamps', 'move 10,11');
    expect(scene.unit('tobren').shields).toBe(0);
  });
});

describe('tobren: shield-slam', () => {
  it('pushes what it damages two inches straight away', () => {
    const scene = new Scene('tobren 10,10; maud 5,5', 'cray 11.417,10; brine 30,25').rolls(
      'skull mastery mastery  blank armour',
    );
    scene.does('south', 'activate tobren', 'attack shield-slam cray');
    expect([scene.unit('cray').damage, scene.at('cray'), scene.unit('cray').tokens]).toEqual([
      1,
      '13.417,10',
      [],
    ]);
    scene.refuses('south', 'attack shield-slam cray', 'attack.contact');
  });

  it('stuns whoever is pushed into something, and pushes nobody it does not damage', () => {
    const rock = { terrain: 'rock 13,8 15,8 15,12 13,12' };
    const scene = new Scene('tobren 10,10; maud 5,5', 'cray 11.417,10; brine 30,25', rock).rolls(
      'skull blank blank  deflect',
    );
    scene.does('south', 'activate tobren', 'attack shield-slam cray');
    expect(scene.at('cray')).toBe('11.417,10');
    scene.rolls('skull blank blank  blank').does('south', 'attack shield-slam cray');
    expect([scene.at('cray'), scene.unit('cray').tokens]).toEqual(['12.37,10', ['stun']]);
  });

  it('removes a unit it destroys where it stands', () => {
    const scene = new Scene('tobren 10,10; maud 5,5', 'pike 11.417,10 damage 2; cray 30,25').rolls(
      'skull blank blank  blank',
    );
    scene.does('south', 'activate tobren', 'attack shield-slam pike');
    expect([scene.unit('pike').state, scene.told('unit.pushed')]).toEqual(['destroyed', []]);
  });
});

describe('tobren: over-the-rim-spear', () => {
  it('reaches a visible enemy 2 inches away, even from another’s embrace', () => {
    const scene = new Scene('tobren 10,10; maud 5,5', 'cray 13.417,10; brine 10,11.417').rolls(
      'skull mastery blank  blank blank',
    );
    scene.does('south', 'activate tobren', 'attack over-the-rim-spear cray');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([2, 0]);
  });

  it('reaches no farther, and nobody out of sight', () => {
    new Scene('tobren 10,10; maud 5,5', 'cray 13.43,10')
      .does('south', 'activate tobren')
      .refuses('south', 'attack over-the-rim-spear cray', 'attack.reach');
    new Scene('tobren 10,10; maud 5,5', 'cray 13,10', { terrain: 'rock 11.5,7 12,7 12,13 11.5,13' })
      .does('south', 'activate tobren')
      .refuses('south', 'attack over-the-rim-spear cray', 'attack.unseen');
  });
});

describe('kessa: riposte', () => {
  const missed = (kessa: string): Scene =>
    new Scene('cray 10,10; brine 5,5', `${kessa}; maud 30,25`)
      .rolls('blank blank')
      .does('south', 'activate cray', 'attack boat-hook kessa');

  it('answers a melee attack that did no damage with Quick Cut, for a token', () => {
    const scene = missed('kessa 11.26,10 inspire 1')
      .asks('north', 'react')
      .does('north', 'use riposte')
      .asks('north', 'act');
    expect(scene.moves('north')).toEqual(['attack quick-cut cray', 'end']);
    scene.rolls('mastery skull  armour blank').does('north', 'attack quick-cut cray').asks('south', 'act');
    expect([scene.unit('cray').damage, scene.unit('kessa').inspire, scene.unrolled]).toEqual([2, 0, 0]);
  });

  it('may be declined, and is not offered without a token or after a wound', () => {
    expect(
      missed('kessa 11.26,10 inspire 1').does('north', 'pass').asks('south', 'act').unit('kessa').inspire,
    ).toBe(1);
    missed('kessa 11.26,10').asks('south', 'act');
    const hurt = new Scene('cray 10,10; brine 5,5', 'kessa 11.26,10 inspire 1; maud 30,25').rolls(
      'skull blank  blank',
    );
    hurt.does('south', 'activate cray', 'attack boat-hook kessa').asks('south', 'act');
  });

  it('counts damage a Shield has taken as none', () => {
    const scene = new Scene('cray 10,10; brine 5,5', 'kessa 11.26,10 inspire 1 shields 1; maud 30,25').rolls(
      'skull blank  blank',
    );
    scene.does('south', 'activate cray', 'attack boat-hook kessa').asks('north', 'react');
  });

  it('is no answer to a shot, nor to a blow from out of her reach', () => {
    const shot = new Scene('cray 10,10; brine 5,5', 'kessa 15,10 inspire 1; maud 30,25').rolls(
      'blank blank blank',
    );
    shot.does('south', 'activate cray', 'attack harpoon kessa').asks('south', 'act');
    const chain = new Scene('sorrow 10,10; brine 5,5', 'kessa 13,10 inspire 1; maud 30,25').rolls(
      'blank blank blank blank',
    );
    chain.does('south', 'activate sorrow', 'attack anchor-chain kessa').asks('south', 'act');
    expect([shot.unit('kessa').inspire, chain.unit('kessa').inspire]).toEqual([1, 1]);
  });

  it('only wakes a stunned Kessa', () => {
    const scene = missed('kessa 11.26,10 inspire 1 stun').does('north', 'use riposte').asks('south', 'act');
    expect([scene.unit('kessa').tokens, scene.unit('kessa').inspire, scene.unit('cray').damage]).toEqual([
      [],
      0,
      0,
    ]);
  });

  it('#156 is asked after each of two attacks', () => {
    const scene = new Scene('kessa 10,10; maud 5,5', 'kessa 11.26,10 inspire 2; pike 30,25').rolls(
      'blank blank blank',
    );
    scene.does('south', 'activate kessa', 'attack twin-blades kessa').asks('north', 'react');
    scene.rolls('blank blank').does('north', 'use riposte', 'attack quick-cut kessa').asks('south', 'aim');
    scene.rolls('blank blank blank').does('south', 'target kessa').asks('north', 'react');
  });
});

describe('kessa: twin-blades', () => {
  it('strikes twice, at the same enemy or another, once a turn', () => {
    const scene = new Scene('kessa 10,10; maud 5,5', 'cray 11.26,10; brine 8.74,10').rolls(
      'skull mastery blank  blank blank',
    );
    scene.does('south', 'activate kessa', 'attack twin-blades cray').asks('south', 'aim');
    scene.rolls('skull blank blank  armour').does('south', 'target brine').asks('south', 'act');
    expect([scene.unit('cray').damage, scene.unit('brine').damage, scene.unrolled]).toEqual([2, 0, 0]);
    scene.refuses('south', 'attack twin-blades cray', 'attack.unique');
  });

  it('goes on at another enemy when the first falls, or stops; with none left nobody is asked', () => {
    const scene = new Scene('kessa 10,10; maud 5,5', 'pike 11.26,10 damage 2; brine 8.74,10').rolls(
      'skull blank blank  blank  skull blank blank  blank',
    );
    scene.does('south', 'activate kessa', 'attack twin-blades pike').asks('south', 'aim');
    expect(scene.moves('south')).toEqual(['target brine', 'stop']);
    scene.does('south', 'target brine').asks('south', 'act');
    expect([scene.unit('pike').state, scene.unit('brine').damage, scene.unrolled]).toEqual([
      'destroyed',
      1,
      0,
    ]);
    const last = new Scene('kessa 10,10; maud 5,5', 'pike 11.26,10 damage 2; brine 30,10').rolls(
      'skull blank blank  blank',
    );
    last.does('south', 'activate kessa', 'attack twin-blades pike').asks('south', 'act');
    expect(last.told('dice.rolled')).toHaveLength(2);
  });
});

describe('kessa: quick-cut', () => {
  it('finds its way through any armour', () => {
    const scene = new Scene('kessa 10,10; maud 5,5', 'ironlung 11.811,10; brine 30,10').rolls(
      'skull mastery  armour deflect',
    );
    scene.does('south', 'activate kessa', 'attack quick-cut ironlung');
    expect([scene.unit('ironlung').damage, scene.unrolled]).toEqual([1, 0]);
  });
});
