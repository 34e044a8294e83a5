import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('smoke-bead', () => {
  const shot = (cray: string, terrain = ''): Scene =>
    new Scene('maud 10,10; orlen 5,5', `${cray}; brine 40,25`, { terrain }).does(
      'south',
      'activate maud',
      'attack long-gun cray',
    );

  it('gives its bearer cover against one ranged attack, before the roll', () => {
    const scene = shot('cray+smoke-bead 25,10')
      .asks('north', 'react')
      .rolls('skull blank blank')
      .does('north', 'use smoke-bead');
    scene.rolls('inspire').does('south', 'keep');
    expect([scene.unit('cray').damage, scene.unit('cray').spent, scene.unrolled]).toEqual([
      0,
      ['smoke-bead'],
      0,
    ]);
  });

  it('may be kept', () => {
    const scene = shot('cray+smoke-bead 25,10')
      .rolls('skull blank blank')
      .does('north', 'pass')
      .rolls('inspire')
      .does('south', 'keep');
    expect([scene.unit('cray').damage, scene.unit('cray').spent]).toEqual([2, []]);
  });

  it('covers each single shot of two by itself', () => {
    const scene = new Scene('vell 10,10; ansa 5,5', 'cray+smoke-bead 15,10; brine 40,25').rolls(
      'skull blank blank  inspire  skull blank blank  inspire',
    );
    scene
      .does('south', 'activate vell', 'attack twin-crossbows cray')
      .does('north', 'use smoke-bead')
      .does('south', 'target cray')
      .asks('south', 'act');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([1, 0]);
  });

  it('#145 is not asked for where it would change nothing: in cover, Spotted, in melee', () => {
    shot('cray+smoke-bead 25,10', 'forest 23,8 27,8 27,12 23,12').asks('south', 'dice');
    shot('cray+smoke-bead 25,10 spotted').asks('south', 'dice');
    new Scene('suun 10,10; irix 5,5', 'cray+smoke-bead 15,10; brine 40,25')
      .does('south', 'activate suun', 'attack veil-knives cray')
      .asks('south', 'dice');
    new Scene('kessa 10,10; maud 5,5', 'cray+smoke-bead 11.26,10; brine 40,25')
      .rolls('blank blank')
      .does('south', 'activate kessa', 'attack quick-cut cray')
      .asks('south', 'act');
  });
});

describe('heros-spur', () => {
  it('rerolls one die of a charge test', () => {
    const scene = new Scene('kessa+heros-spur 10,10; maud 5,5', 'cray 19,10; brine 40,25')
      .rolls('2 1')
      .does('south', 'activate kessa', 'charge cray')
      .asks('south', 'dice');
    scene.refuses('south', 'reroll heros-spur 1-1-0-0-0-0', 'dice.tooMany');
    scene.rolls('5').does('south', 'reroll heros-spur 1-0-0-0-0-0').asks('south', 'contact');
    expect(scene.unit('kessa').spent).toEqual(['heros-spur']);
  });

  it('not after two ones, not in other tests, and only if its bearer likes', () => {
    new Scene('kessa+heros-spur 10,10; maud 5,5', 'cray 19,10; brine 40,25')
      .rolls('1 1')
      .does('south', 'activate kessa', 'charge cray')
      .asks('south', 'act');
    new Scene('kessa+heros-spur 10,10; maud 5,5', 'cray 11.26,10; brine 40,25')
      .rolls('2 1')
      .does('south', 'activate kessa', 'flee')
      .asks('north', 'activate');
    const kept = new Scene('kessa+heros-spur 10,10; maud 5,5', 'cray 19,10; brine 40,25')
      .rolls('2 1')
      .does('south', 'activate kessa', 'charge cray', 'keep')
      .asks('south', 'act');
    expect([kept.at('kessa'), kept.unit('kessa').spent]).toEqual(['11,10', []]);
  });
});

describe('cracked-mirror', () => {
  it('makes an enemy Mage within 8 inches reroll both dice', () => {
    const scene = new Scene('ilmane 10,10; maud 5,5', 'cray+cracked-mirror 19.26,10; brine 40,25')
      .rolls('6 6')
      .does('south', 'activate ilmane', 'magic', 'cast dazzle')
      .asks('north', 'dice');
    scene.refuses('north', 'reroll cracked-mirror 0-0-0-0-0-1', 'dice.all');
    scene.rolls('3 2').does('north', 'reroll cracked-mirror 0-0-0-0-0-2').asks('south', 'cast');
    expect([scene.unit('cray').tokens, scene.unit('ilmane').inspire, scene.unit('cray').spent]).toEqual([
      [],
      0,
      ['cracked-mirror'],
    ]);
  });

  it('may burn the Mage, may be kept, and does nothing after two ones, from afar, or to other rolls', () => {
    const burnt = new Scene('ilmane 10,10; maud 5,5', 'cray+cracked-mirror 19,10; brine 40,25')
      .rolls('6 5')
      .does('south', 'activate ilmane', 'magic', 'cast dazzle');
    burnt.rolls('1 1').does('north', 'reroll cracked-mirror 0-0-0-0-1-1');
    expect(burnt.unit('ilmane').damage).toBe(1);
    const kept = new Scene('ilmane 10,10; maud 5,5', 'cray+cracked-mirror 19,10; brine 40,25')
      .rolls('6 5')
      .does('south', 'activate ilmane', 'magic', 'cast dazzle')
      .does('north', 'keep');
    expect([kept.unit('cray').tokens, kept.unit('cray').spent]).toEqual([['blind'], []]);
    new Scene('ilmane 10,10; maud 5,5', 'cray+cracked-mirror 19,10; brine 40,25')
      .rolls('1 1')
      .does('south', 'activate ilmane', 'magic', 'cast dazzle')
      .asks('south', 'cast');
    new Scene('ilmane 10,10; maud 5,5', 'cray+cracked-mirror 19.27,10; brine 40,25')
      .rolls('6 5')
      .does('south', 'activate ilmane', 'magic', 'cast dazzle')
      .asks('south', 'cast');
    new Scene('kessa 10,10; maud 5,5', 'cray+cracked-mirror 15,10; brine 40,25')
      .rolls('3 3')
      .does('south', 'activate kessa', 'charge cray')
      .asks('south', 'contact');
  });

  it('leaves its opponent the last word', () => {
    const scene = new Scene('ilmane+mana-shard 10,10; maud 5,5', 'cray+cracked-mirror 19,10; brine 40,25')
      .rolls('6 5')
      .does('south', 'activate ilmane', 'magic', 'cast dazzle');
    scene
      .rolls('2 2')
      .does('north', 'reroll cracked-mirror 0-0-0-0-1-1')
      .asks('south', 'dice')
      .does('south', 'use mana-shard');
    expect(scene.unit('cray').tokens).toEqual(['blind']);
  });
});

describe('tether-rope', () => {
  const slammed = (cray: string): Scene =>
    new Scene('tobren 10,10; maud 5,5', `${cray}; brine 40,25`, { terrain: 'rock 13,8 15,8 15,12 13,12' })
      .rolls('skull blank blank  blank')
      .does('south', 'activate tobren', 'attack shield-slam cray');

  it('keeps its bearer from being pushed, and from the Stun', () => {
    const scene = slammed('cray+tether-rope 11.417,10')
      .asks('north', 'react')
      .does('north', 'use tether-rope')
      .asks('south', 'act');
    expect([
      scene.at('cray'),
      scene.unit('cray').tokens,
      scene.unit('cray').damage,
      scene.unit('cray').spent,
    ]).toEqual(['11.417,10', [], 1, ['tether-rope']]);
  });

  it('may be kept for another time', () => {
    const scene = slammed('cray+tether-rope 11.417,10').does('north', 'pass');
    expect([scene.at('cray'), scene.unit('cray').tokens, scene.unit('cray').spent]).toEqual([
      '12.37,10',
      ['stun'],
      [],
    ]);
  });

  it('holds against spells, and against nothing but pushes', () => {
    const wave = new Scene('brine 10,10; fenn 5,5', 'maud+tether-rope 15,10; orlen 40,25')
      .rolls('4 4')
      .does('south', 'activate brine', 'magic', 'cast undertow', 'keep')
      .asks('north', 'react');
    expect(wave.does('north', 'use tether-rope').at('maud')).toBe('15,10');
    new Scene('pell 10,10 inspire 1; rook 5,5', 'maud+tether-rope 15,10; orlen 40,25')
      .does('south', 'activate pell', 'use vine-drag')
      .asks('south', 'go');
  });
});
