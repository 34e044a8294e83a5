import { describe, expect, it } from 'vitest';
import { UNIT_COSTS } from '../../content/costs.ts';
import { Scene } from '../scene.ts';

const WALL = 'rock 13,5 14,5 14,15 13,15';

/** Azhrae tries a spell; her test comes first. */
const azhrae = (south: string, north: string, spell: string, dice: string, terrain = ''): Scene =>
  new Scene(south, north, { terrain }).rolls(dice).does('south', 'activate azhrae', 'magic', `cast ${spell}`);

/** What keeps her from trying a spell. */
const unable = (south: string, north: string, spell: string, code: string, terrain = ''): void => {
  new Scene(south, north, { terrain })
    .does('south', 'activate azhrae', 'magic')
    .refuses('south', `cast ${spell}`, code);
};

describe('azhrae: backdraft', () => {
  it('hits all other units within 2 inches when Mana burns her', () => {
    const scene = azhrae(
      'azhrae 10,10; suun 12,10',
      'maud 10,13.26; orlen 10,6.73',
      'cinderstep',
      '1 1  blank  blank',
    ).asks('south', 'cast');
    expect(scene.told('hits.received').map(({ unit }) => unit)).toEqual(['0:suun.1', '1:maud.1']);
    expect(['azhrae', 'suun', 'maud', 'orlen'].map((name) => scene.unit(name).damage)).toEqual([1, 1, 1, 0]);
    expect(scene.unrolled).toBe(0);
  });

  it('is the last thing she does if it kills her, and is counted once', () => {
    const scene = azhrae(
      'azhrae 10,10 damage 6; suun 30,5',
      'maud 10,13; orlen 40,25',
      'cinderstep',
      '1 1  blank',
    ).asks('north', 'activate');
    expect([scene.unit('azhrae').state, scene.unit('maud').damage, scene.points('north')]).toEqual([
      'destroyed',
      1,
      UNIT_COSTS.azhrae + 15,
    ]);
  });

  it('needs two ones', () => {
    const scene = azhrae('azhrae 10,10; suun 12,10', 'maud 30,10', 'cinderstep', '1 2').asks('south', 'go');
    expect(scene.unit('suun').damage).toBe(0);
  });
});

describe('azhrae: censer', () => {
  it('is a magic weapon, but her melee mastery counts', () => {
    const scene = new Scene('azhrae 10,10; suun 5,5', 'maud 11.26,10; orlen 30,25')
      .rolls('mastery skull  blank')
      .does('south', 'activate azhrae', 'attack censer maud');
    expect([scene.unit('maud').damage, scene.unrolled]).toEqual([1, 0]);
  });
});

describe('azhrae: pillar-of-cinders', () => {
  it('sets what it damages on fire', () => {
    const scene = azhrae(
      'azhrae 10,10; suun 5,5',
      'maud 23.26,10; orlen 40,25',
      'pillar-of-cinders',
      '3 1  mastery mastery blank blank  blank armour',
    );
    expect([scene.unit('maud').damage, scene.unit('maud').dot, scene.unrolled]).toEqual([1, 1, 0]);
    const saved = azhrae(
      'azhrae 10,10; suun 5,5',
      'maud 23.26,10; orlen 40,25',
      'pillar-of-cinders',
      '3 1  mastery blank blank blank  deflect',
    );
    expect(saved.unit('maud').dot).toBe(0);
  });

  it('fails below 9; needs 12 inches, sight and no combat', () => {
    const failed = azhrae(
      'azhrae 10,10; suun 5,5',
      'maud 15,10; orlen 40,25',
      'pillar-of-cinders',
      '2 1',
    ).asks('south', 'cast');
    expect(failed.unit('maud').damage).toBe(0);
    unable('azhrae 10,10; suun 5,5', 'maud 23.27,10', 'pillar-of-cinders', 'cast.nobody');
    unable('azhrae 10,10; suun 5,5', 'maud 17,10', 'pillar-of-cinders', 'cast.nobody', WALL);
    unable('azhrae 10,10; suun 5,5', 'maud 11.26,10', 'pillar-of-cinders', 'cast.combat');
  });
});

describe('azhrae: ash-veil', () => {
  it('covers an ally within 8 inches, herself perhaps, until the end of the round', () => {
    const scene = azhrae(
      'azhrae 10,10; suun 19.26,10',
      'maud 36,10; orlen 40,25 activated',
      'ash-veil',
      '2 1',
    ).asks('south', 'aim');
    scene
      .does('south', 'target suun', 'stop', 'end')
      .rolls('skull blank blank  inspire')
      .does('north', 'attack long-gun suun', 'keep', 'end');
    expect(scene.unit('suun').damage).toBe(0);
    scene.does('south', 'end');
    expect([scene.told('round.ended').length, scene.unit('suun').boosts]).toEqual([1, []]);
  });

  it('#157 is no cover from what ignores cover', () => {
    const scene = azhrae('azhrae 10,10; cray 40,5', 'suun 16,10; orlen 40,25', 'ash-veil', '2 1').does(
      'south',
      'stop',
      'end',
    );
    scene
      .rolls('skull blank blank')
      .does('north', 'activate suun', 'attack veil-knives azhrae')
      .rolls('inspire')
      .does('north', 'keep');
    expect(scene.unit('azhrae').damage).toBe(1);
  });

  it('needs sight', () => {
    const scene = azhrae('azhrae 10,10; suun 17,10', 'maud 36,10', 'ash-veil', '2 1', WALL).asks(
      'south',
      'cast',
    );
    expect([scene.unit('azhrae').boosts.length, scene.unit('suun').boosts.length]).toEqual([1, 0]);
  });
});

describe('azhrae: hymn-of-ruin', () => {
  it('makes all enemies within 4 inches receive two hits, seen or not', () => {
    const scene = azhrae(
      'azhrae 10,10; suun 12,10',
      'maud 15.26,10; orlen 10,13; kessa 15.27,12',
      'hymn-of-ruin',
      '4 1  blank blank  armour deflect',
      WALL,
    );
    expect(['maud', 'orlen', 'kessa', 'suun'].map((name) => scene.unit(name).damage)).toEqual([2, 0, 0, 0]);
    expect(scene.unrolled).toBe(0);
  });

  it('fails below 10 and needs somebody to hear it', () => {
    const scene = azhrae('azhrae 10,10; suun 12,10', 'maud 15,10', 'hymn-of-ruin', '3 3');
    expect(scene.unit('maud').damage).toBe(0);
    unable('azhrae 10,10; suun 12,10', 'maud 15.27,10', 'hymn-of-ruin', 'cast.nobody');
  });
});

describe('azhrae: cinderstep', () => {
  it('blinks her 6 inches, out of a combat and into another, immobilized or not', () => {
    const scene = azhrae(
      'azhrae 10,10 immobilize; suun 5,5',
      'maud 11.26,10; orlen 16.5,11',
      'cinderstep',
      '2 1',
      WALL,
    ).asks('south', 'go');
    scene.refuses('south', 'move 16.01,10', 'move.far');
    scene.refuses('south', 'move 13.5,10', 'move.end');
    scene.does('south', 'move 15.24,11').asks('south', 'cast').does('south', 'stop', 'end');
    expect(scene.at('azhrae')).toBe('15.24,11');
  });

  it('may be thought better of; as an Archmage she has three spells', () => {
    const scene = azhrae('azhrae 10,10; suun 5,5', 'maud 30,10', 'cinderstep', '2 1').does('south', 'stay');
    scene.rolls('6 6').does('south', 'cast ash-veil', 'target azhrae').asks('south', 'cast');
    expect([scene.at('azhrae'), scene.unit('azhrae').inspire]).toEqual(['10,10', 1]);
    scene.refuses('south', 'cast cinderstep', 'cast.twice');
  });
});

describe('emberwing: burning-wings', () => {
  it('flies 8 inches, then gives a token, once a turn', () => {
    const scene = new Scene('emberwing 10,10; suun 5,5', 'maud 17,14; orlen 40,25', { terrain: WALL }).does(
      'south',
      'activate emberwing',
      'use burning-wings',
    );
    scene.refuses('south', 'move 18.01,10', 'move.far');
    scene.does('south', 'move 18,10').refuses('south', 'use burning-wings', 'use.unique');
    expect([scene.at('emberwing'), scene.unit('emberwing').inspire]).toEqual(['18,10', 1]);
    scene.rolls('2 6').does('south', 'charge maud');
    expect(scene.told('charge.declared')[0]?.kind).toBe('veryHard');
  });

  it('gives nothing for staying, and cannot begin in combat, in a forest or immobilized', () => {
    const scene = new Scene('emberwing 10,10; suun 5,5', 'maud 17,10').does(
      'south',
      'activate emberwing',
      'use burning-wings',
      'stay',
    );
    expect(scene.unit('emberwing').inspire).toBe(0);
    const wings = (unit: string, maud: string, terrain = ''): Scene =>
      new Scene(`${unit}; suun 5,5`, maud, { terrain }).rolls('6').does('south', 'activate emberwing');
    wings('emberwing 10,10', 'maud 11.417,10').refuses('south', 'use burning-wings', 'use.combat');
    wings('emberwing 10,10', 'maud 30,10', 'forest 8,8 12,8 12,12 8,12').refuses(
      'south',
      'use burning-wings',
      'use.forest',
    );
    wings('emberwing 10,10 immobilize', 'maud 30,10').refuses(
      'south',
      'use burning-wings',
      'use.immobilized',
    );
  });
});

describe('emberwing: falling-ash', () => {
  it('hits one enemy within 2 inches of where it lands, seen or not', () => {
    const scene = new Scene('emberwing 10,10; suun 5,5', 'maud 17,10; orlen 40,25', {
      terrain: 'rock 15.9,8 16.2,8 16.2,12 15.9,12',
    }).rolls('blank');
    scene.does('south', 'activate emberwing', 'use burning-wings', 'move 14.5,10').asks('south', 'act');
    expect([scene.unit('maud').damage, scene.unit('emberwing').inspire, scene.unrolled]).toEqual([1, 1, 0]);
  });

  it('asks which of several, and hits nobody farther away', () => {
    const scene = new Scene('emberwing 10,10; suun 5,5', 'maud 17,10; orlen 15,12; kessa 15,6.5')
      .does('south', 'activate emberwing', 'use burning-wings', 'move 15,10')
      .asks('south', 'aim');
    expect(scene.moves('south')).toEqual(['target maud', 'target orlen']);
    scene.rolls('blank').does('south', 'target orlen').asks('south', 'act');
    expect([scene.unit('orlen').damage, scene.unit('maud').damage]).toEqual([1, 0]);
  });
});

describe('emberwing: searing-talons', () => {
  it('ignore a point of armour', () => {
    const scene = new Scene('emberwing 10,10; suun 5,5', 'kessa 11.417,10; orlen 40,25')
      .rolls('skull skull mastery mastery  armour armour deflect')
      .does('south', 'activate emberwing', 'attack searing-talons kessa');
    expect([scene.unit('kessa').damage, scene.unrolled]).toEqual([1, 0]);
  });
});

describe('brute: white-heat', () => {
  it('sets an enemy that damages it in melee on fire, once a round', () => {
    const scene = new Scene('kessa 10,10; maud 5,5', 'brute 11.811,10; suun 40,25')
      .rolls('mastery blank  blank')
      .does('south', 'activate kessa', 'attack quick-cut brute');
    expect([scene.unit('kessa').dot, scene.unit('brute').damage]).toEqual([1, 1]);
    scene.rolls('mastery blank  blank  6').does('south', 'attack quick-cut brute');
    expect([scene.unit('kessa').dot, scene.unit('brute').damage, scene.unit('brute').round]).toEqual([
      0,
      2,
      ['white-heat'],
    ]);
  });

  it('not for a miss, nor for a shot; from a reach away too', () => {
    const missed = new Scene('kessa 10,10; maud 5,5', 'brute 11.811,10; suun 40,25')
      .rolls('blank blank')
      .does('south', 'activate kessa', 'attack quick-cut brute');
    expect(missed.unit('kessa').dot).toBe(0);
    const shot = new Scene('maud 10,10; kessa 5,5', 'brute 25,10; suun 40,25')
      .rolls('skull blank blank  blank')
      .does('south', 'activate maud', 'attack long-gun brute', 'keep');
    expect([shot.unit('maud').dot, shot.unit('brute').damage]).toEqual([0, 2]);
    const reach = new Scene('tobren 10,10; kessa 5,5', 'brute 13.5,10; suun 40,25')
      .rolls('skull blank blank  blank')
      .does('south', 'activate tobren', 'attack over-the-rim-spear brute');
    expect(reach.unit('tobren').dot).toBe(1);
  });
});

describe('brute: slag-hammer', () => {
  it('goes through armour', () => {
    const scene = new Scene('brute 10,10; suun 5,5', 'tobren 11.968,10; orlen 40,25')
      .rolls('skull skull mastery mastery  armour armour deflect')
      .does('south', 'activate brute', 'attack slag-hammer tobren');
    expect([scene.unit('tobren').damage, scene.unrolled]).toEqual([2, 0]);
  });
});

describe('brute: meltdown', () => {
  it('deals a D3 for each unsaved hit, once a turn, for a token', () => {
    const scene = new Scene('brute 10,10 inspire 1; suun 5,5', 'orlen 11.811,10; maud 40,25')
      .rolls('skull mastery skull blank  blank blank armour  2 5')
      .does('south', 'activate brute', 'attack meltdown orlen');
    expect([scene.unit('orlen').damage, scene.unit('brute').inspire, scene.unrolled]).toEqual([4, 0, 0]);
    scene.refuses('south', 'attack meltdown orlen', 'attack.unique');
    new Scene('brute 10,10; suun 5,5', 'orlen 11.811,10')
      .does('south', 'activate brute')
      .refuses('south', 'attack meltdown orlen', 'attack.cost');
  });
});

describe('ashling: kindling', () => {
  const struck = (dice: string, attack: string, at: string): Scene =>
    new Scene('kessa 10,10; maud 20,5', `ashling ${at} damage 1; suun 40,25`)
      .rolls(dice)
      .does('south', `activate ${attack === 'long-gun' ? 'maud' : 'kessa'}`, `attack ${attack} ashling`);

  it('sets whoever destroys it in melee on fire', () => {
    const scene = struck('mastery blank  blank', 'quick-cut', '11.26,10');
    expect([scene.unit('ashling').state, scene.unit('kessa').dot]).toEqual(['destroyed', 1]);
  });

  it('not for a shot', () => {
    const scene = struck('skull blank blank blank', 'long-gun', '15,10').rolls('blank').does('south', 'keep');
    expect([scene.unit('ashling').state, scene.unit('maud').dot]).toEqual(['destroyed', 0]);
  });
});

describe('ashling: spit-ember', () => {
  it('is a ranged attack of two dice over 8 inches', () => {
    const scene = new Scene('ashling 10,10; suun 5,5', 'maud 19.26,10; orlen 19.27,12')
      .rolls('skull mastery  blank')
      .does('south', 'supports');
    scene.refuses('south', 'attack spit-ember orlen', 'attack.range');
    scene.does('south', 'attack spit-ember maud');
    expect([scene.unit('maud').damage, scene.unrolled]).toEqual([1, 0]);
  });
});
