import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** Kessa charges Cray, six inches away from centre to centre: the kind of charge and its value in inches. */
function charge(terrain = '', south = '', north = '', luck = ''): (string | number)[] {
  const scene = new Scene(`kessa 10,10; maud 5,25; ${south}`, `cray 16,10; ${north}`, { terrain });
  scene.rolls(`${luck} 1 1`).does('south', 'activate kessa', 'charge cray');
  expect(scene.unrolled).toBe(0);
  return scene.told('charge.declared').flatMap(({ kind, distance }) => [kind, Math.round(distance) / 1000]);
}

/** The same from inside terrain, with a roll that brings no bad luck. */
const chargeFrom = (terrain: string): (string | number)[] => charge(terrain, '', '', '2');

describe('the rulebook’s pictures of charges', () => {
  it('in the open: easy, its value the distance of the bases', () => {
    expect(charge()).toEqual(['easy', 4.74]);
  });

  it('#88 #89 mostly behind terrain: easy past the corner, its value the shortest distance all the same', () => {
    expect(charge('rock 12,10.3 14,10.3 14,14 12,14')).toEqual(['easy', 4.74]);
    // A thin line would pass here; a base does not.
    expect(charge('rock 12,10.3 14,10.3 14,14 12,14; rock 12,5 14,5 14,9.1 12,9.1')).toEqual(['hard', 4.74]);
  });

  it('through a forest, and behind two units: hard', () => {
    expect(charge('forest 12,8 14,8 14,12 12,12')).toEqual(['hard', 4.74]);
    expect(charge('', 'orlen 13,10.8; tobren 13,8.9')).toEqual(['hard', 4.74]);
    expect(charge('', '', 'husk 13,10.8; husk 13,9.2')).toEqual(['hard', 4.74]);
    expect(charge('high 12,8 14,8 14,12 12,12')).toEqual(['easy', 4.74]);
  });

  it('an easy charge ends where its player likes, as long as the way is straight and free', () => {
    const scene = new Scene('kessa 10,10; maud 5,25', 'cray 16,10; husk 16,11.5').rolls('3 1');
    scene.does('south', 'activate kessa', 'charge cray').asks('south', 'contact');
    scene.refuses('south', 'contact 14.5,10', 'contact.apart');
    scene.refuses('south', 'contact 17.26,10', 'contact.through');
    // In contact with both, and so in combat with the other one, too.
    scene.does('south', 'contact 14.988,10.75').asks('south', 'strike');
    expect(scene.moves('south', 'strike')).toEqual([
      'strike twin-blades',
      'strike quick-cut',
      'strike basic',
    ]);
    scene.rolls('blank blank').does('south', 'strike quick-cut');
    expect(scene.moves('south', 'attack quick-cut')).toEqual([
      'attack quick-cut cray',
      'attack quick-cut husk',
    ]);
  });

  it('#90 a hard charge ends in the nearest free place; between two equally near its player chooses', () => {
    const two = new Scene('kessa 10,10; maud 14.74,10', 'cray 16,10').rolls('6 6');
    two.does('south', 'activate kessa', 'charge cray').asks('south', 'contact');
    expect(two.moves('south')).toHaveLength(2);
    two.refuses('south', 'contact 16,11.26', 'contact.nearest');
    const one = new Scene('kessa 10,10; maud 14.74,10.1', 'cray 16,10').rolls('6 6');
    one.does('south', 'activate kessa', 'charge cray').asks('south', 'strike');
    expect(one.unit('kessa').y).toBeLessThan(10_000);
  });

  it('#94 a fence one can go round by a straight way does not matter; no way round makes it hard', () => {
    expect(charge('fence 13,10.2 13.4,10.2 13.4,14 13,14')).toEqual(['easy', 4.74]);
    expect(charge('fence 13,7 13.4,7 13.4,14 13,14')).toEqual(['hard', 4.74]);
  });

  it('no room beside the target: it cannot be charged', () => {
    const ring = 'husk 16.65,11.126; husk 14.7,10; husk 15.35,8.874; husk 16.65,8.874';
    const scene = new Scene('tobren 10,10; maud 15.35,11.126', `cray 16,10; ${ring}`, {
      terrain: 'rock 16.9,9.7 18,9.7 18,10.3 16.9,10.3',
    });
    scene.does('south', 'activate tobren').refuses('south', 'charge cray', 'charge.full');
  });
});

describe('terrain in a charge', () => {
  it('#92 who stands in terrain, be it partly, does not get out of it easily; high ground is no such terrain', () => {
    expect(chargeFrom('forest 5,9 9.5,9 9.5,11 5,11')).toEqual(['hard', 4.74]);
    expect(chargeFrom('swamp 5,9 9.5,9 9.5,11 5,11')).toEqual(['hard', 4.74]);
    expect(charge('high 5,9 9.5,9 9.5,11 5,11')).toEqual(['easy', 4.74]);
    expect(charge('forest 5,9 9.37,9 9.37,11 5,11')).toEqual(['easy', 4.74]);
  });

  it('#93 a target partly in a forest or swamp: hard, though the way is free; in ruins: very hard', () => {
    expect(charge('forest 16.5,9 20,9 20,11 16.5,11')).toEqual(['hard', 4.74]);
    expect(charge('swamp 16.5,9 20,9 20,11 16.5,11')).toEqual(['hard', 4.74]);
    expect(charge('ruins 16.5,7 20,7 20,13 16.5,13')).toEqual(['veryHard', 4.74]);
  });

  it('#136 out of ruins and across them: very hard', () => {
    expect(chargeFrom('ruins 5,7 9.5,7 9.5,13 5,13')).toEqual(['veryHard', 4.74]);
    expect(charge('ruins 12,5 14,5 14,15 12,15')).toEqual(['veryHard', 4.74]);
  });

  it('#136 ruins beside the straight way do not make a hard charge harder', () => {
    expect(charge('ruins 12,10.3 14,10.3 14,13 12,13', 'orlen 13,8.9')).toEqual(['hard', 4.74]);
  });

  it('#91 ruins are rolled for if the straight line crosses them, not if the base grazes them', () => {
    const beside = new Scene('kessa 10,10; orlen 13,8.9', 'cray 16,10', {
      terrain: 'ruins 12,10.3 14,10.3 14,13 12,13',
    });
    beside.rolls('6 6').does('south', 'activate kessa', 'charge cray').asks('south', 'strike');
    expect([beside.told('terrain.tested'), beside.unrolled]).toEqual([[], 0]);
    const across = new Scene('kessa 10,10; orlen 5,25', 'cray 16,10', {
      terrain: 'ruins 12,5 14,5 14,15 12,15',
    });
    across.rolls('6 6 1').does('south', 'activate kessa', 'charge cray').asks('south', 'strike');
    expect([across.unit('kessa').damage, across.unrolled]).toEqual([1, 0]);
  });

  it('after a fly every charge is very hard, after a jump at least hard', () => {
    const perrin = new Scene('perrin 10,4; maud 5,25', 'cray 16,10').does(
      'south',
      'activate perrin',
      'use soar',
      'move 10,10',
    );
    perrin.does('south', 'pass').rolls('6 2').does('south', 'charge cray');
    expect(perrin.told('charge.declared')).toMatchObject([{ kind: 'veryHard' }]);
    expect(perrin.told('charge.tested')).toMatchObject([{ passed: false }]);
    const ssil = new Scene('ssil 10,4; rook 5,25', 'cray 16,10').does(
      'south',
      'activate ssil',
      'use pounce',
      'move 10,10',
    );
    ssil.rolls('6 2').does('south', 'charge cray');
    expect(ssil.told('charge.declared')).toMatchObject([{ kind: 'hard' }]);
    expect(ssil.told('charge.tested')).toMatchObject([{ passed: true }]);
  });

  it('#108 from high ground, however little of it, at a target on none, the test may be rolled again', () => {
    const high = 'high 5,9 9.5,9 9.5,11 5,11';
    const down = new Scene('kessa 10,10; maud 5,25', 'cray 16,10', { terrain: high }).rolls('1 2');
    down.does('south', 'activate kessa', 'charge cray').asks('south', 'dice');
    down.refuses('south', 'reroll high-ground 1-0-0-0-0-0', 'dice.all');
    down.rolls('1 3').does('south', 'reroll high-ground 1-1-0-0-0-0').asks('south', 'contact');
    const both = new Scene('kessa 10,10; maud 5,25', 'cray 16,10', {
      terrain: `${high}; high 16.5,9 20,9 20,11 16.5,11`,
    });
    both.rolls('1 2').does('south', 'activate kessa', 'charge cray').asks('south', 'contact');
    expect([down.unrolled, both.unrolled]).toEqual([0, 0]);
  });
});

describe('after the charge', () => {
  it('#138 who blinks away before the strike has lost it, and has charged all the same', () => {
    const scene = new Scene('caul 10,10 inspire 1; rook 5,25', 'cray 16,10').rolls('6 6');
    scene
      .does('south', 'activate caul', 'charge cray', 'contact 14.74,10', 'use flicker', 'move 12,10')
      .asks('south', 'act');
    expect(scene.told('strike.lost')).toHaveLength(1);
    scene.refuses('south', 'charge cray', 'charge.once');
  });

  it('#138 a blink that stays beside the target keeps the strike', () => {
    const scene = new Scene('caul 10,10 inspire 1; rook 5,25', 'cray 16,10').rolls('6 6');
    scene
      .does('south', 'activate caul', 'charge cray', 'contact 14.74,10', 'use flicker', 'move 17.26,10')
      .asks('south', 'strike');
  });

  it('#161 what answers a charge comes at contact, before Effortless abilities and potions', () => {
    const scene = new Scene('caul+stone 10,10 inspire 1; rook 5,25', 'cray+thorn-ring 16,10').rolls('6 6');
    scene.does('south', 'activate caul', 'charge cray', 'contact 14.74,10').asks('north', 'react');
    scene.rolls('blank blank').does('north', 'use thorn-ring').asks('south', 'strike');
    expect([scene.unit('caul').damage, scene.unrolled]).toEqual([2, 0]);
    scene.does('south', 'drink stone', 'use flicker', 'move 17.26,10').asks('south', 'strike');
  });

  it('#161 it answers once: who flickers to another place beside the target is not hit again', () => {
    const scene = new Scene('caul 10,10 inspire 1; rook 5,25', 'spear 16,10; cray 40,25').rolls('6 6 blank');
    scene.does('south', 'activate caul', 'charge spear', 'contact 14.74,10').asks('south', 'strike');
    scene.does('south', 'use flicker', 'move 17.26,10').asks('south', 'strike');
    expect([scene.unit('caul').damage, scene.unrolled]).toEqual([1, 0]);
  });

  it('#132 the card beats the rulebook: an Eel charges out of combat, but not at whom it touches', () => {
    const scene = new Scene('eel 10,10; cray 5,25', 'orlen 11.417,10; maud 10,17').does(
      'south',
      'activate eel',
    );
    scene.refuses('south', 'charge orlen', 'charge.adjacent');
    scene.rolls('6 6').does('south', 'charge maud').asks('south', 'contact');
    const hound = new Scene('hound 10,10; suun 5,25', 'orlen 11.417,10; maud 16,14').does(
      'south',
      'activate hound',
    );
    hound.refuses('south', 'charge maud', 'charge.combat');
  });
});
