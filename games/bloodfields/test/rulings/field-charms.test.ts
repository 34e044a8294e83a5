import { describe, expect, it } from 'vitest';
import { UNIT_COSTS } from '../../content/costs.ts';
import { Scene } from '../scene.ts';

describe('charms', () => {
  it('#125 each is asked for at its own moment: before the roll, before the damage, before the strike', () => {
    const shot = new Scene('rook 10,10; yew 5,25', 'cray+smoke-bead+warding-pebble 16,10').does(
      'south',
      'activate rook',
      'attack whistling-arrow cray',
    );
    shot
      .asks('north', 'react')
      .rolls('skull skull blank inspire blank')
      .does('north', 'use smoke-bead')
      .asks('north', 'react');
    shot.does('north', 'use warding-pebble');
    expect([shot.unit('cray').damage, shot.unit('cray').spent]).toEqual([
      0,
      ['smoke-bead', 'warding-pebble'],
    ]);
    shot.rolls('skull skull blank inspire blank').does('south', 'attack whistling-arrow cray');
    expect([shot.unit('cray').damage, shot.unrolled]).toEqual([2, 0]);
    const charge = new Scene('kessa 10,10; maud 5,25', 'cray+thorn-ring 14,10')
      .rolls('6 6')
      .does('south', 'activate kessa', 'charge cray', 'contact 12.74,10');
    charge
      .asks('north', 'react')
      .rolls('blank blank')
      .does('north', 'use thorn-ring')
      .asks('south', 'strike');
    expect([charge.unit('kessa').damage, charge.unrolled]).toEqual([2, 0]);
  });

  it('#125 may be kept for another time', () => {
    const scene = new Scene('rook 10,10; yew 5,25', 'cray+smoke-bead 16,10').does(
      'south',
      'activate rook',
      'attack whistling-arrow cray',
    );
    scene
      .rolls('blank blank blank')
      .does('north', 'pass')
      .does('south', 'attack whistling-arrow cray')
      .asks('north', 'react');
    expect(scene.unit('cray').spent).toEqual([]);
  });

  it('#126 nobody drinks in a turn that is not his', () => {
    const scene = new Scene('orlen 10,10 inspire 1; maud+swiftness 12,10', 'cray 30,25').does(
      'south',
      'activate orlen',
      'use forward-the-lamps',
    );
    scene.refuses('south', 'drink swiftness', 'act.effortless');
    scene.refuses('south', 'use take-aim', 'act.other');
    scene.does('south', 'end', 'end').does('north', 'end').does('south', 'drink swiftness', 'move 18,10');
    expect(scene.at('maud')).toBe('18,10');
  });

  it('#144 #149 outside turns the holder of the Initiative Token comes first, then units by their order', () => {
    const shields = (holder: 0 | 1): string[] => {
      const scene = new Scene('caul 10,10', 'caul 30,20');
      scene.state.holder = holder;
      scene.does('south', 'activate caul', 'end').does('north', 'end');
      return scene.told('shield.gained').map(({ unit }) => unit);
    };
    expect(shields(0)).toEqual(['0:caul.1', '1:caul.1']);
    expect(shields(1)).toEqual(['1:caul.1', '0:caul.1']);
  });

  it('#144 #151 where two roll dice at the same moment the player whose turn it is puts them in order', () => {
    const scene = new Scene(
      'rook 10,20; bogmaw 10,10 damage 11',
      'bogmaw 12.362,10 damage 11; maud 11.18,12.2; yew 30,25',
    );
    scene
      .rolls('skull mastery blank blank blank')
      .does('south', 'activate rook', 'attack whistling-arrow north-bogmaw');
    scene.asks('south', 'order');
    expect(scene.moves('south')).toEqual(['next south-bogmaw bloated', 'next north-bogmaw bloated']);
    scene.rolls('deflect deflect deflect blank').does('south', 'next north-bogmaw bloated');
    expect(scene.told('hits.received').map(({ source }) => source)).toEqual(['1:bogmaw.1', '0:bogmaw.1']);
    // Ruling 151: of units that fall in the same moment, each is the first to fall.
    expect([scene.points('south'), scene.points('north'), scene.unit('maud').damage]).toEqual([
      UNIT_COSTS.bogmaw + 15,
      UNIT_COSTS.bogmaw + 15,
      1,
    ]);
  });

  it('#145 nobody is asked who could change nothing', () => {
    const scene = new Scene('cray 10,10 inspire 1; brine 5,25', 'orlen 11.26,10 inspire 1').rolls(
      'skull blank armour',
    );
    scene.does('south', 'activate cray', 'attack boat-hook orlen').asks('south', 'act');
    scene.rolls('inspire blank').does('south', 'attack boat-hook orlen').asks('south', 'dice');
    scene.rolls('inspire').does('south', 'spend').asks('north', 'dice').does('north', 'keep');
    expect([scene.unit('orlen').damage, scene.unit('orlen').inspire, scene.unit('cray').inspire]).toEqual([
      1, 1, 0,
    ]);
  });

  it('#146 a reroll is one choice of dice by their faces; each die once for each player', () => {
    const scene = new Scene(
      'orlen+loaded-die 10,10; maud 5,25',
      'cray 11.26,10; ilmane+evil-eye 30,25',
    ).rolls('blank blank blank blank skull');
    scene.does('south', 'activate orlen', 'attack marshals-sword cray').asks('south', 'dice');
    expect(scene.moves('south')).toEqual([
      'reroll skill 0-0-0-1',
      'reroll skill 1-0-0-0',
      'reroll loaded-die 0-0-0-1',
      'reroll loaded-die 0-0-0-2',
      'reroll loaded-die 1-0-0-0',
      'reroll loaded-die 1-0-0-1',
      'keep',
    ]);
    scene.rolls('blank blank').does('south', 'reroll loaded-die 0-0-0-2');
    // Two of the four blanks were rolled again: one of the others may still be.
    scene.refuses('south', 'reroll skill 0-0-0-2', 'dice.tooMany');
    scene.rolls('skull').does('south', 'reroll skill 0-0-0-1');
    expect(scene.told('attack.hit')).toMatchObject([{ hits: 2 }]);
  });

  it('#155 one enemy within 2 inches is chosen, seen or not', () => {
    const terrain = 'rock 15,6.4 15.2,6.4 15.2,14 15,14';
    const scene = new Scene('emberwing 10,10; suun 5,25', 'cray 16,10; orlen 30,25', { terrain }).does(
      'south',
      'activate emberwing',
      'use burning-wings',
    );
    scene.rolls('blank').does('south', 'move 14,10');
    expect([scene.unit('cray').damage, scene.unit('emberwing').inspire, scene.unrolled]).toEqual([1, 1, 0]);
  });

  it('#156 answers to a melee attack come after each single one of Attack Twice', () => {
    const scene = new Scene('kessa 10,10; maud 5,25', 'ironlung 11.811,10 inspire 2').rolls(
      'skull blank blank blank',
    );
    scene
      .does('south', 'activate kessa', 'attack twin-blades ironlung')
      .asks('north', 'react')
      .rolls('blank deflect');
    // Valve once, then the second attack, then asked again.
    scene.does('north', 'use pressure-valve').rolls('skull blank blank blank');
    scene.does('south', 'target ironlung').asks('north', 'react');
    expect([
      scene.unit('kessa').damage,
      scene.unit('ironlung').damage,
      scene.unit('ironlung').inspire,
    ]).toEqual([1, 2, 1]);
    scene.does('north', 'pass').asks('south', 'act');
    expect(scene.unrolled).toBe(0);
  });

  it('#140 nobody flees with an action that was gained', () => {
    const scene = new Scene('suun 10,10 inspire 2; irix 5,25', 'orlen 11.26,10').does(
      'south',
      'activate suun',
      'use encore',
    );
    scene.refuses('south', 'flee', 'flee.first');
    expect(scene.moves('south')).not.toContain('flee');
  });

  it('#141 in combat with one, Reach and AoE still strike at another', () => {
    const tobren = new Scene('tobren 10,10; maud 5,25', 'cray 11.417,10; sorrow 10,13').rolls(
      'blank blank blank',
    );
    tobren.does('south', 'activate tobren', 'attack over-the-rim-spear sorrow');
    const yew = new Scene('yew 10,10; rook 5,25', 'cray 11.811,10; sorrow 10,12.8')
      .does('south', 'activate yew', 'attack branch-sweep')
      .asks('south', 'aim');
    expect(yew.moves('south')).toEqual(['target cray', 'target sorrow']);
    tobren.refuses('south', 'attack shield-slam sorrow', 'attack.contact');
  });

  it('#133 a Husk passes every morale test; where a number is asked for it has nine', () => {
    const scene = new Scene('husk 10,10; cray 5,25', 'orlen 11.26,10; kessa 10,11.26; sorrow 11.9,11.9').does(
      'south',
      'supports',
      'flee',
    );
    expect(scene.told('flight.tested')).toMatchObject([{ passed: true, difficulty: 11 }]);
    expect(scene.told('dice.rolled')).toEqual([]);
    const breath = new Scene('husk 10,10; cray 5,25', 'fenn 11.26,10 damage 5; maud 30,25').rolls(
      'skull skull blank blank',
    );
    breath.does('south', 'supports', 'attack claw fenn');
    expect(breath.told('dice.rolled').map(({ roll }) => roll)).toEqual(['attack', 'defence']);
    expect(breath.unit('husk').tokens).toEqual([]);
  });
});
