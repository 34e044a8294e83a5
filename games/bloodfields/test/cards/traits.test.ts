import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('race: warden', () => {
  const ends = (unit: string, ...moves: readonly string[]): number => {
    const scene = new Scene(`${unit}; ilmane 5,5`, 'cray 30,10; brine 40,25').does(
      'south',
      'activate orlen',
      ...moves,
    );
    return scene.unit('orlen').shields;
  };

  it('Vigil: gains a Shield at the end of its own turn if it has kept its place', () => {
    expect([
      ends('orlen 10,10', 'end'),
      ends('orlen 10,10', 'focus', 'end'),
      ends('orlen 10,10 stun', 'shake', 'end'),
    ]).toEqual([1, 1, 1]);
    expect([
      ends('orlen 10,10', 'move 10,11', 'end'),
      ends('orlen 10,10', 'move 10,11', 'move 10,10'),
    ]).toEqual([0, 0]);
  });

  it('not in another’s turn, and not when a charge took it away', () => {
    const lamps = new Scene('orlen 10,10 inspire 1; maud 12,10', 'cray 30,10; brine 40,25').does(
      'south',
      'activate orlen',
      'use forward-the-lamps',
      'move 12,12',
      'end',
    );
    expect([lamps.unit('orlen').shields, lamps.unit('maud').shields]).toEqual([1, 0]);
    const failed = new Scene('orlen 10,10; maud 5,5', 'cray 20,10; brine 40,25')
      .rolls('1 1')
      .does('south', 'activate orlen', 'charge cray', 'end');
    expect([failed.at('orlen'), failed.unit('orlen').shields]).toEqual(['11,10', 0]);
  });

  it('comes before the fire that may kill it, and to a Hawk never', () => {
    const burning = new Scene('orlen 10,10 dot 1; maud 5,5', 'cray 30,10; brine 40,25')
      .rolls('1')
      .does('south', 'activate orlen', 'end');
    expect([burning.unit('orlen').damage, burning.unit('orlen').shields]).toEqual([1, 1]);
  });
});

describe('race: hawk', () => {
  it('has no rule', () => {
    const scene = new Scene('perrin 10,10; orlen 5,5', 'cray 30,10; brine 40,25').does(
      'south',
      'activate perrin',
      'end',
    );
    expect(scene.unit('perrin').shields).toBe(0);
  });
});

const GROVE = { terrain: 'forest 16,8 22,8 22,12 16,12; swamp 26,8 32,8 32,12 26,12' };

describe('race: mossfolk', () => {
  it('Home Soil: makes no rolls for forest and swamp', () => {
    const scene = new Scene('ssil 18,10; rook 28,10; caul 20,10', 'cray 40,25; brine 42,25', GROVE).does(
      'south',
      'activate ssil',
    );
    expect(scene.told('terrain.tested')).toEqual([]);
    const spirit = new Scene('caul 20,10; rook 5,5', 'cray 40,25; brine 42,25', GROVE)
      .rolls('1')
      .does('south', 'activate caul');
    expect(spirit.told('terrain.tested')).toMatchObject([{ bad: true }]);
    const ruins = new Scene('ssil 18,10; rook 5,5', 'cray 40,25', { terrain: 'ruins 16,8 22,8 22,12 16,12' })
      .rolls('1')
      .does('south', 'activate ssil');
    expect(ruins.unit('ssil').damage).toBe(1);
  });

  it('Home Soil: catches the first enemy a round that ends a move in its wood', () => {
    const scene = new Scene('kessa 12,10; maud 14,12.5; orlen 5,5', 'ssil 21,10; rook 40,25', GROVE).does(
      'south',
      'activate kessa',
      'move 16.5,10',
    );
    expect([scene.unit('kessa').tokens, scene.unit('ssil').round]).toEqual([['immobilize'], ['home-soil']]);
    scene
      .does('south', 'end')
      .does('north', 'activate rook', 'end')
      .does('south', 'activate maud', 'move 16.5,12');
    expect(scene.unit('maud').tokens).toEqual([]);
  });

  it('Home Soil: catches chargers, who still strike, and nobody who merely passes or is in another piece', () => {
    const charge = new Scene('kessa 12,10; orlen 5,5', 'ssil 18,10; rook 40,25', GROVE)
      .rolls('6 6')
      .does('south', 'activate kessa', 'charge ssil')
      .asks('south', 'strike');
    expect(charge.unit('kessa').tokens).toEqual(['immobilize']);
    const through = new Scene('eel 14,10; cray 5,5', 'ssil 21,11; rook 40,25', GROVE).does(
      'south',
      'activate eel',
      'move 17,9 17,6',
    );
    expect(through.unit('eel').tokens).toEqual([]);
    const apart = new Scene('kessa 12,10; orlen 5,5', 'ssil 28,10; rook 40,25', GROVE).does(
      'south',
      'activate kessa',
      'move 16.5,10',
    );
    expect(apart.unit('kessa').tokens).toEqual([]);
  });

  it('Home Soil: two Mossfolk in one wood catch two enemies, and one enemy uses both up', () => {
    const scene = new Scene('kessa 12,10; orlen 5,5', 'ssil 21,9; pell 21,11; rook 40,25', GROVE).does(
      'south',
      'activate kessa',
      'move 16.5,10',
    );
    expect([scene.unit('kessa').tokens, scene.unit('ssil').round, scene.unit('pell').round]).toEqual([
      ['immobilize'],
      ['home-soil'],
      ['home-soil'],
    ]);
  });

  it('Home Soil: not for friends, nor for whoever is pushed in', () => {
    const friend = new Scene('caul 12,10; ssil 21,10', 'cray 40,25', GROVE).does(
      'south',
      'activate caul',
      'move 16.5,10',
    );
    expect(friend.unit('caul').tokens).toEqual([]);
    const pushed = new Scene('tobren 12.5,10; orlen 5,5; ssil 21,10', 'kessa 13.917,10; maud 40,25', GROVE)
      .rolls('skull skull blank  blank blank')
      .does('south', 'activate tobren', 'attack shield-slam kessa');
    expect([pushed.at('kessa'), pushed.unit('kessa').tokens]).toEqual(['15.917,10', []]);
  });
});

describe('race: spirit', () => {
  const WALL = { terrain: 'rock 13,5 14,5 14,15 13,15' };

  it('#142 passes through units and rock, and may end in combat', () => {
    const scene = new Scene('caul 10.5,10; rook 5,5', 'cray 12,10; brine 16.7,10', WALL).does(
      'south',
      'activate caul',
    );
    scene.refuses('south', 'move 13.5,10', 'move.end');
    scene.does('south', 'move 15.44,10');
    expect(scene.at('caul')).toBe('15.44,10');
    scene.rolls('blank blank blank blank').does('south', 'attack cold-touch brine');
  });

  it('does not walk out of a combat, and others do not pass at all', () => {
    new Scene('caul 10,10; rook 5,5', 'cray 11.26,10')
      .does('south', 'activate caul')
      .refuses('south', 'move 8,10', 'move.combat');
    new Scene('rook 11,10; caul 5,5', 'cray 30,10', WALL)
      .does('south', 'activate rook')
      .refuses('south', 'move 16,10', 'move.way');
  });
});

describe('race: drowned', () => {
  const killed = (kessa: string, dice: string): Scene =>
    new Scene(`${kessa}; orlen 40,5`, 'cray 11.26,10 damage 5; brine 40,25')
      .rolls(`mastery blank  blank  ${dice}`)
      .does('south', 'activate kessa', 'attack quick-cut cray');

  it('Last Breath: whoever destroys it in melee takes a Morale test of 10 or is weakened', () => {
    const failed = killed('kessa 10,10; maud 5,5', '1 1');
    expect([failed.unit('cray').state, failed.unit('kessa').tokens, failed.unrolled]).toEqual([
      'destroyed',
      ['weakness'],
      0,
    ]);
    expect(killed('kessa 10,10; maud 5,5', '3 1').unit('kessa').tokens).toEqual(['weakness']);
    expect(killed('kessa 10,10; maud 5,5', '4 1').unit('kessa').tokens).toEqual([]);
  });

  it('not for shots, spells from afar or fire, and not for its own Supports', () => {
    const shot = new Scene('maud 10,10; orlen 40,5', 'cray 25,10 damage 5; brine 40,25')
      .rolls('skull blank blank  blank')
      .does('south', 'activate maud', 'attack long-gun cray', 'keep');
    expect([shot.unit('cray').state, shot.told('morale.tested')]).toEqual(['destroyed', []]);
    const husk = new Scene('kessa 10,10; orlen 40,5', 'husk 11.26,10 damage 3; brine 40,25')
      .rolls('mastery blank  blank')
      .does('south', 'activate kessa', 'attack quick-cut husk');
    expect([husk.unit('husk').state, husk.told('morale.tested')]).toEqual(['destroyed', []]);
  });

  it('an attacker who is fearless passes it without a roll', () => {
    const scene = new Scene('husk 10,10; brine 5,5', 'cray 11.26,10 damage 5; fenn 40,25')
      .rolls('skull blank  blank')
      .does('south', 'supports', 'attack claw cray');
    expect([scene.unit('cray').state, scene.unit('husk').tokens, scene.unrolled]).toEqual([
      'destroyed',
      [],
      0,
    ]);
  });
});

describe('race: husk', () => {
  it('passes every Morale test without a roll', () => {
    const scene = new Scene('husk 10,10; brine 5,5', 'orlen 11.26,10; kessa 8.74,10')
      .does('south', 'supports', 'flee')
      .asks('south', 'go');
    expect([scene.told('dice.rolled'), scene.told('flight.tested')]).toMatchObject([[], [{ passed: true }]]);
    const shot = new Scene('fenn 10,10; brine 5,5', 'husk 15,10 inspire 1; cray 40,25')
      .rolls('skull blank blank  inspire')
      .does('south', 'activate fenn', 'attack flintlock husk')
      .asks('north', 'dice');
    expect(shot.told('dice.rolled').map(({ roll }) => roll)).toEqual(['attack', 'defence']);
  });
});

describe('race: eel', () => {
  it('has no rule: no last breath, no Husks', () => {
    const scene = new Scene('kessa 10,10; orlen 5,5', 'eel 11.417,10 damage 6; brine 40,25', {
      players: [{}, { loyal: 'drowned' }],
    })
      .rolls('mastery blank  blank')
      .does('south', 'activate kessa', 'attack quick-cut eel')
      .asks('south', 'act');
    expect([scene.unit('eel').state, scene.unrolled]).toEqual(['destroyed', 0]);
  });
});

describe('race: choirborn', () => {
  const burns = (south: string, cray: string, dice: string): Scene =>
    new Scene(south, `cray ${cray}; brine 40,25`)
      .does('south', 'activate irix', 'end')
      .rolls(dice)
      .does('north', 'activate cray', 'end');

  it('Embers: one of them within 8 inches of an enemy that burns gains one', () => {
    const scene = burns('irix 10,10; suun 30,5', '19.26,10 dot 1', '4');
    expect([scene.unit('cray').damage, scene.unit('irix').embers]).toEqual([1, 1]);
    expect(burns('irix 10,10; suun 30,5', '19.27,10 dot 1', '4').unit('irix').embers).toBe(0);
    expect(burns('irix 10,10; suun 30,5', '15,10 dot 1', '5').unit('irix').embers).toBe(0);
  });

  it('Embers: its player chooses among several, none of whom holds more than two, and the hound is none', () => {
    const scene = burns('irix 10,10; suun 15,13; hound 15,7', '15,10 dot 2', '1 2').asks('south', 'ember');
    expect(scene.moves('south')).toEqual(['target irix', 'target suun']);
    scene.does('south', 'target suun');
    expect([scene.unit('suun').embers, scene.unit('irix').embers]).toEqual([1, 0]);
    const full = burns('irix 10,10 embers 2; suun 15,13', '15,10 dot 1', '1');
    expect([full.unit('irix').embers, full.unit('suun').embers]).toEqual([2, 1]);
  });

  it('Embers: are spent like Inspire in attack rolls, and in no others', () => {
    const scene = new Scene('irix 10,10 embers 1; suun 5,5', 'orlen 11.26,10; maud 40,25')
      .rolls('inspire inspire blank blank blank')
      .does('south', 'activate irix', 'attack chain-flail orlen')
      .asks('south', 'dice');
    scene.rolls('blank blank').does('south', 'spend ember');
    expect([scene.unit('orlen').damage, scene.unit('irix').embers]).toEqual([2, 0]);
    const defends = new Scene('kessa 10,10; maud 5,5', 'irix 11.26,10 embers 1; suun 40,25')
      .rolls('skull blank  inspire')
      .does('south', 'activate kessa', 'attack quick-cut irix')
      .asks('south', 'act');
    expect([defends.unit('irix').damage, defends.unit('irix').embers]).toEqual([1, 1]);
  });

  it('Embers: pay no costs, and outlast the round', () => {
    new Scene('suun 10,10 embers 2; irix 5,5', 'orlen 15,10')
      .does('south', 'activate suun')
      .refuses('south', 'use encore', 'use.cost');
    const scene = new Scene('suun 10,10 embers 2; irix 5,5 activated', 'orlen 40,25 activated').does(
      'south',
      'activate suun',
      'end',
    );
    expect([scene.state.round, scene.unit('suun').embers]).toEqual([2, 2]);
  });

  it('Embers: from an enemy that burns to death as well, and from no friend', () => {
    expect(burns('irix 10,10; suun 30,5', '15,10 dot 1 damage 5', '1').unit('irix').embers).toBe(1);
    const friend = new Scene('irix 10,10 dot 1; suun 12,10', 'cray 40,25; brine 42,25')
      .rolls('1')
      .does('south', 'activate irix', 'end');
    expect([friend.unit('irix').embers, friend.unit('suun').embers]).toEqual([0, 0]);
  });
});

describe('race: hound', () => {
  it('has no rule', () => {
    const scene = new Scene('hound 10,10; cray 5,5', 'maud 12,10 dot 1; orlen 40,25')
      .does('south', 'activate hound', 'end')
      .rolls('1')
      .does('north', 'activate maud', 'end');
    expect([scene.unit('maud').damage, scene.unit('hound').embers]).toEqual([1, 0]);
  });
});

describe('race: mercenary', () => {
  it('has no rule', () => {
    const scene = new Scene('vell 10,10; ansa 5,5', 'cray 40,25; brine 42,25').does(
      'south',
      'activate vell',
      'end',
    );
    expect([scene.unit('vell').shields, scene.told('skill.used')]).toEqual([0, []]);
  });
});
