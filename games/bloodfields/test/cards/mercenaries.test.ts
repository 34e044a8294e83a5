import { describe, expect, it } from 'vitest';
import { UNIT_COSTS } from '../../content/costs.ts';
import { Scene } from '../scene.ts';

const WALL = 'rock 13,5 14,5 14,15 13,15';

describe('hask: interpose', () => {
  /** Maud deals four damage to Vell. */
  const shot = (hask: string, vell = '25,10'): Scene =>
    new Scene('maud 10,10; kessa 5,5', `hask ${hask}; vell ${vell}; marrow 40,25`)
      .rolls('skull skull blank  blank blank')
      .does('south', 'activate maud', 'attack long-gun vell', 'keep');

  it('takes one damage of a shot at another ally within 2 inches', () => {
    const scene = shot('25,13.811');
    expect([scene.unit('vell').damage, scene.unit('hask').damage, scene.unit('hask').round]).toEqual([
      3,
      1,
      ['interpose'],
    ]);
    expect(shot('25,13.83').unit('vell').damage).toBe(4);
  });

  it('once a round', () => {
    const scene = new Scene('vell 10,10; kessa 5,5', 'hask 17,13; ansa 17,10; marrow 40,25').rolls(
      'skull blank blank  blank  skull blank blank  blank',
    );
    scene.does('south', 'activate vell', 'attack twin-crossbows ansa', 'target ansa').asks('south', 'act');
    expect([scene.unit('ansa').damage, scene.unit('hask').damage, scene.unrolled]).toEqual([1, 1, 0]);
  });

  it('#70 spares the ally what follows on damage, and his Shield is good for it', () => {
    const scene = new Scene('cray 10,10; brine 5,5', 'hask 17,13 shields 1; ansa 17,10; marrow 40,25')
      .rolls('skull blank blank  blank')
      .does('south', 'activate cray', 'attack harpoon ansa')
      .asks('south', 'act');
    expect([
      scene.unit('ansa').damage,
      scene.unit('ansa').tokens,
      scene.unit('hask').damage,
      scene.unit('hask').shields,
    ]).toEqual([0, [], 0, 0]);
  });

  it('is no help in melee, against hits, or for himself', () => {
    const melee = new Scene('kessa 10,10; maud 5,5', 'ansa 11.26,10; hask 13,12; marrow 40,25')
      .rolls('skull blank  blank')
      .does('south', 'activate kessa', 'attack quick-cut ansa');
    const hits = new Scene(
      'ironlung 10,10 inspire 1; brine 5,5',
      'ansa 11.811,10; hask 13,12.5; marrow 40,25',
    )
      .rolls('blank blank')
      .does('south', 'activate ironlung', 'use clear-the-deck');
    expect([melee.unit('ansa').damage, hits.unit('ansa').damage]).toEqual([1, 2]);
    const self = new Scene('maud 10,10; kessa 5,5', 'hask 25,10; marrow 40,25')
      .rolls('skull blank blank  blank')
      .does('south', 'activate maud', 'attack long-gun hask', 'keep');
    expect([self.unit('hask').damage, self.unit('hask').round]).toEqual([2, []]);
  });

  it('may be the death of him', () => {
    const scene = shot('25,13 damage 11');
    expect([scene.unit('hask').state, scene.unit('vell').damage, scene.points('south')]).toEqual([
      'destroyed',
      3,
      UNIT_COSTS.hask + 15,
    ]);
  });
});

describe('hask: gate-maul', () => {
  it('pushes what it damages an inch', () => {
    const scene = new Scene('hask 10,10; ansa 5,5', 'orlen 11.811,10; maud 40,25')
      .rolls('skull mastery mastery blank  blank armour')
      .does('south', 'activate hask', 'attack gate-maul orlen');
    expect([scene.unit('orlen').damage, scene.at('orlen'), scene.unrolled]).toEqual([1, '12.811,10', 0]);
  });
});

describe('vell: contract-bonus', () => {
  it('pays a token for the first enemy she destroys each round', () => {
    const scene = new Scene('vell 10,10; ansa 5,5', 'pike 15,10 damage 2; pike 15,12 damage 2; maud 40,25')
      .rolls('skull blank blank  blank  skull blank blank  blank')
      .does('south', 'activate vell', 'attack twin-crossbows pike', 'target pike.2');
    expect([scene.unit('pike').state, scene.unit('pike.2').state, scene.unit('vell').inspire]).toEqual([
      'destroyed',
      'destroyed',
      1,
    ]);
  });
});

describe('vell: twin-crossbows', () => {
  it('shoots twice, at two targets if she likes, once a turn', () => {
    const scene = new Scene('vell 10,10; ansa 5,5', 'maud 21.26,10; orlen 15,12; kessa 21.27,14')
      .rolls('skull mastery mastery  blank blank armour')
      .does('south', 'activate vell', 'attack twin-crossbows maud')
      .asks('south', 'aim');
    expect(scene.moves('south')).toEqual(['target maud', 'target orlen', 'stop']);
    scene.rolls('skull blank blank  blank').does('south', 'target orlen').asks('south', 'act');
    expect([scene.unit('maud').damage, scene.unit('orlen').damage, scene.unrolled]).toEqual([2, 1, 0]);
    scene.refuses('south', 'attack twin-crossbows orlen', 'attack.unique');
  });

  it('needs range, sight and elbow room', () => {
    const vell = (north: string, terrain = ''): Scene =>
      new Scene('vell 10,10; ansa 5,5', north, { terrain }).does('south', 'activate vell');
    vell('maud 21.27,10').refuses('south', 'attack twin-crossbows maud', 'attack.range');
    vell('maud 17,10', WALL).refuses('south', 'attack twin-crossbows maud', 'attack.unseen');
    vell('maud 17,10; orlen 11.26,10').refuses('south', 'attack twin-crossbows maud', 'attack.combat');
  });
});

describe('vell: grapnel', () => {
  it('jumps 5 inches for a token and no action, once a turn, and makes easy charges hard', () => {
    const scene = new Scene('vell 10,10 inspire 2; ansa 5,5', 'maud 18,10; orlen 40,25', {
      terrain: WALL,
    }).does('south', 'activate vell', 'use grapnel');
    scene.refuses('south', 'move 15.01,10', 'move.far');
    scene.does('south', 'move 15,10').refuses('south', 'use grapnel', 'use.unique');
    expect([scene.unit('vell').inspire, scene.state.frames.at(1)]).toMatchObject([
      1,
      { step: 'turn', actions: 2 },
    ]);
    scene.rolls('3 6').does('south', 'charge maud');
    expect(scene.told('charge.declared')[0]?.kind).toBe('hard');
  });

  it('is no way out of a combat or of a trap', () => {
    new Scene('vell 10,10 inspire 1; ansa 5,5', 'maud 11.26,10')
      .does('south', 'activate vell')
      .refuses('south', 'use grapnel', 'use.combat');
    new Scene('vell 10,10 inspire 1 immobilize; ansa 5,5', 'maud 15,10')
      .does('south', 'activate vell')
      .refuses('south', 'use grapnel', 'use.immobilized');
    new Scene('vell 10,10; ansa 5,5', 'maud 15,10')
      .does('south', 'activate vell')
      .refuses('south', 'use grapnel', 'use.cost');
  });
});

/** Ansa tries a spell and keeps her dice. */
const ansa = (south: string, north: string, spell: string, dice: string): Scene =>
  new Scene(south, north).rolls(dice).does('south', 'activate ansa', 'magic', `cast ${spell}`, 'keep');

describe('ansa: hard-bargain', () => {
  it('changes one die of a Magic Test to 4, once a round', () => {
    const scene = new Scene('ansa 10,10; vell 5,5', 'maud 15,10; orlen 40,25')
      .rolls('2 3')
      .does('south', 'activate ansa', 'magic', 'cast hush')
      .asks('south', 'dice');
    scene.refuses('south', 'turn hard-bargain 5', 'dice.noSuchDie');
    scene.does('south', 'turn hard-bargain 3').asks('south', 'cast');
    expect(scene.unit('maud').tokens).toEqual(['silence']);
    scene.rolls('2 1').does('south', 'cast force-bolt').asks('south', 'act');
    expect(scene.told('spell.tried')).toMatchObject([{ passed: false }]);
  });

  it('may be saved, and is no help against two ones', () => {
    const scene = ansa('ansa 10,10; vell 5,5', 'maud 15,10; orlen 40,25', 'hush', '2 3').asks(
      'south',
      'cast',
    );
    expect([scene.unit('maud').tokens, scene.unit('ansa').round]).toEqual([[], []]);
    const burnt = new Scene('ansa 10,10; vell 5,5', 'maud 15,10')
      .rolls('1 1')
      .does('south', 'activate ansa', 'magic', 'cast hush')
      .asks('south', 'cast');
    expect(burnt.unit('ansa').damage).toBe(1);
  });
});

describe('ansa: toll-staff', () => {
  it('is a melee attack of two dice', () => {
    const scene = new Scene('ansa 10,10; vell 5,5', 'maud 11.26,10; orlen 40,25')
      .rolls('skull mastery  blank')
      .does('south', 'activate ansa', 'attack toll-staff maud');
    expect([scene.unit('maud').damage, scene.unrolled]).toEqual([1, 0]);
  });
});

describe('ansa: force-bolt', () => {
  it('pushes what it damages 2 inches', () => {
    const scene = ansa(
      'ansa 10,10; vell 5,5',
      'maud 21.26,10; orlen 40,25',
      'force-bolt',
      '3 1  mastery mastery  blank',
    );
    expect([scene.unit('maud').damage, scene.at('maud'), scene.unrolled]).toEqual([1, '23.26,10', 0]);
    new Scene('ansa 10,10; vell 5,5', 'maud 21.27,10')
      .does('south', 'activate ansa', 'magic')
      .refuses('south', 'cast force-bolt', 'cast.nobody');
    new Scene('ansa 10,10; vell 5,5', 'maud 11.26,10')
      .does('south', 'activate ansa', 'magic')
      .refuses('south', 'cast force-bolt', 'cast.combat');
  });
});

describe('ansa: hush', () => {
  it('silences a visible enemy within 10 inches', () => {
    const scene = ansa('ansa 10,10; vell 5,5', 'maud 21.26,10; orlen 40,25', 'hush', '4 1');
    expect(scene.unit('maud').tokens).toEqual(['silence']);
    new Scene('ansa 10,10; vell 14,10', 'maud 21.27,10')
      .does('south', 'activate ansa', 'magic')
      .refuses('south', 'cast hush', 'cast.nobody');
    new Scene('ansa 10,10; vell 11.5,10', 'maud 17,10', { terrain: WALL })
      .does('south', 'activate ansa', 'magic')
      .refuses('south', 'cast hush', 'cast.nobody');
  });
});

describe('ansa: borrowed-time', () => {
  it('gives another ally within 6 inches a Move Action', () => {
    const scene = ansa('ansa 10,10; vell 17.26,10', 'maud 30,10; orlen 40,25', 'borrowed-time', '5 1')
      .does('south', 'move 17.26,15')
      .asks('south', 'cast');
    expect([scene.at('vell'), scene.unit('vell').activated]).toEqual(['17.26,15', false]);
  });

  it('not herself, and nobody out of range or sight', () => {
    new Scene('ansa 10,10; vell 17.27,10', 'maud 15,15')
      .does('south', 'activate ansa', 'magic')
      .refuses('south', 'cast borrowed-time', 'cast.nobody');
    new Scene('ansa 10,10; vell 15.5,10', 'maud 10,15', { terrain: WALL })
      .does('south', 'activate ansa', 'magic')
      .refuses('south', 'cast borrowed-time', 'cast.nobody');
  });
});
