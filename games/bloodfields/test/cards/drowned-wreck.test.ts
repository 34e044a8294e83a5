import { describe, expect, it } from 'vitest';
import { UNIT_COSTS } from '../../content/costs.ts';
import { Scene } from '../scene.ts';

describe('mortar: spare-fuse', () => {
  const fired = (mortar: string): Scene =>
    new Scene(`mortar ${mortar}; brine 5,5`, 'maud 22,10; orlen 40,25')
      .rolls('1 2')
      .does('south', 'activate mortar', 'attack barrel-bomb maud', 'aim 22,10');

  it('rerolls the scatter die for a token, and with it where it points', () => {
    const scene = fired('10,10 inspire 1').asks('south', 'dice');
    scene
      .rolls('3 91  blank blank blank blank')
      .does('south', 'reroll spare-fuse 0-1-0-0-0-0')
      .asks('south', 'act');
    expect(scene.told('shot.scattered')).toMatchObject([
      { side: 2, direction: 90, at: { x: 22_000, y: 11_000 } },
    ]);
    expect([scene.unit('mortar').inspire, scene.unit('mortar').round, scene.unrolled]).toEqual([
      0,
      ['spare-fuse'],
      0,
    ]);
  });

  it('may be kept, and needs a token', () => {
    const kept = fired('10,10 inspire 1').does('south', 'keep').asks('south', 'act');
    expect([kept.told('shot.scattered')[0]?.side, kept.unit('mortar').inspire]).toEqual(['blank', 1]);
    fired('10,10').asks('south', 'act');
  });
});

describe('mortar: barrel-bomb', () => {
  it('strikes all under its template, the nearest to the middle first, without regard for cover', () => {
    const scene = new Scene('mortar 10,10; husk 22,8', 'maud 22,10; orlen 40,25', {
      terrain: 'forest 20,9 24,9 24,12 20,12',
    }).rolls('1 1');
    scene
      .does('south', 'activate mortar', 'attack barrel-bomb maud')
      .refuses('south', 'aim 24,10', 'shot.template');
    scene
      .rolls('skull mastery mastery blank  armour inspire  skull blank blank blank  blank')
      .does('south', 'aim 22,10')
      .asks('south', 'act');
    expect([scene.unit('maud').damage, scene.unit('husk').damage, scene.unrolled]).toEqual([4, 2, 0]);
    scene.refuses('south', 'attack barrel-bomb maud', 'attack.unique');
  });

  it('strays by the number less one within 16 inches, and not at all on a hit', () => {
    const astray = (north: string, die: number): unknown => {
      const scene = new Scene('mortar 10,10; brine 5,5', `maud ${north}; orlen 5,25`).rolls(`1 ${die}`);
      scene.does('south', 'activate mortar', 'attack barrel-bomb maud', `aim ${north}`);
      const at = scene.told('shot.scattered')[0]?.at.x ?? 0;
      return (
        (at -
          scene.state.units
            .filter(({ owner }) => owner === 1)
            .reduce((sum, { kind, x }) => sum + (kind === 'maud' ? x : 0), 0)) /
        1000
      );
    };
    expect([
      astray('27.811,10', 3),
      astray('27.83,10', 3),
      astray('39.83,10', 3),
      astray('27.811,10', 1),
    ]).toEqual([1, 3, 4, 0]);
  });

  it('needs a band, somebody who sees the target, and nobody in contact', () => {
    const mortar = (south: string, north: string, terrain = ''): Scene =>
      new Scene(`mortar 10,10; ${south}`, north, { terrain }).does('south', 'activate mortar');
    mortar('brine 5,5', 'maud 19.8,10').refuses('south', 'attack barrel-bomb maud', 'attack.band');
    const rock = 'rock 15,1 16,1 16,29 15,29';
    mortar('brine 5,5', 'maud 22,10', rock).refuses('south', 'attack barrel-bomb maud', 'attack.unspotted');
    mortar('brine 25,5', 'maud 22,10', rock).does('south', 'attack barrel-bomb maud').asks('south', 'shoot');
    mortar('brine 5,5', 'maud 22,10; orlen 11.811,10').refuses(
      'south',
      'attack barrel-bomb maud',
      'attack.combat',
    );
  });
});

describe('eel: slither', () => {
  it('charges out of a combat, but not at whom it touches already', () => {
    const scene = new Scene('eel 10,10; brine 5,5', 'maud 10,11.417; orlen 15,10').does(
      'south',
      'activate eel',
    );
    scene.refuses('south', 'charge maud', 'charge.adjacent');
    scene
      .rolls('3 1')
      .does('south', 'charge orlen')
      .asks('south', 'contact')
      .does('south', 'contact 13.583,10');
    scene
      .rolls('blank blank blank blank')
      .does('south', 'strike bite')
      .refuses('south', 'charge maud', 'charge.once');
  });

  it('still may not walk out of one, nor charge immobilized', () => {
    const scene = new Scene('eel 10,10 immobilize; brine 5,5', 'maud 10,11.417; orlen 15,10').does(
      'south',
      'activate eel',
    );
    scene.refuses('south', 'move 10,9', 'move.combat');
    scene.refuses('south', 'charge orlen', 'charge.immobilized');
  });
});

describe('eel: bite', () => {
  it('is a melee attack of four dice', () => {
    const scene = new Scene('eel 10,10; brine 5,5', 'maud 11.417,10; orlen 30,25')
      .rolls('skull mastery mastery blank  blank armour')
      .does('south', 'activate eel', 'attack bite maud');
    expect([scene.unit('maud').damage, scene.unrolled]).toEqual([1, 0]);
  });
});

describe('eel: shock-coil', () => {
  it('stuns what it damages, once a turn, for a token', () => {
    const scene = new Scene('eel 10,10 inspire 1; brine 5,5', 'maud 11.417,10; orlen 30,25')
      .rolls('skull blank blank blank  blank')
      .does('south', 'activate eel', 'attack shock-coil maud');
    expect([scene.unit('maud').tokens, scene.unit('eel').inspire]).toEqual([['stun'], 0]);
    scene.refuses('south', 'attack shock-coil maud', 'attack.unique');
    new Scene('eel 10,10; brine 5,5', 'maud 11.417,10')
      .does('south', 'activate eel')
      .refuses('south', 'attack shock-coil maud', 'attack.cost');
    const saved = new Scene('eel 10,10 inspire 1; brine 5,5', 'maud 11.417,10; orlen 30,25')
      .rolls('skull blank blank blank  deflect')
      .does('south', 'activate eel', 'attack shock-coil maud');
    expect(saved.unit('maud').tokens).toEqual([]);
  });
});

describe('fenn: last-orders', () => {
  const killed = (north: string): Scene =>
    new Scene('kessa 10,10; maud 5,5', `fenn 11.26,10 damage 5; cray 30,25${north}`)
      .rolls('mastery blank  blank')
      .does('south', 'activate kessa', 'attack quick-cut fenn');

  it('leaves up to two Bilge Husks where he falls, beside him and in no combat', () => {
    const scene = killed('').asks('north', 'summon');
    scene.refuses('north', 'summon 14,10', 'summon.far');
    scene.refuses('north', 'summon 11.26,11.2', 'summon.end');
    scene.does('north', 'summon 12.52,10', 'summon 11.26,11.26');
    expect([scene.at('husk'), scene.at('husk.2'), scene.unit('fenn').state]).toEqual([
      '12.52,10',
      '11.26,11.26',
      'destroyed',
    ]);
  });

  it('may leave one or none, and no more than there are miniatures', () => {
    const one = killed('').does('north', 'summon 12.52,10', 'stay');
    expect(one.state.units.filter(({ kind }) => kind === 'husk')).toHaveLength(1);
    const none = killed('').does('north', 'stay');
    expect(none.state.units.filter(({ kind }) => kind === 'husk')).toHaveLength(0);
    const full = killed('; husk 30,5; husk 32,5; husk 34,5').does('north', 'summon 12.52,10');
    expect([full.step === 'summon', full.unit('fenn').state]).toEqual([false, 'destroyed']);
  });
});

describe('fenn: grim-bargain', () => {
  it('takes a point of health, then gives three tokens, for no action, once a turn', () => {
    const scene = new Scene('fenn 10,10 shields 1; brine 5,5', 'maud 30,10').does(
      'south',
      'activate fenn',
      'use grim-bargain',
    );
    expect([scene.unit('fenn').damage, scene.unit('fenn').shields, scene.unit('fenn').inspire]).toEqual([
      1, 1, 3,
    ]);
    scene.refuses('south', 'use grim-bargain', 'use.unique');
    expect(scene.state.frames.at(1)).toMatchObject({ step: 'turn', actions: 2 });
  });

  it('#46 may be his last, and the enemy’s points', () => {
    const scene = new Scene('fenn 10,10 damage 5; brine 5,5', 'maud 30,10; orlen 40,20').does(
      'south',
      'activate fenn',
      'use grim-bargain',
    );
    scene.does('south', 'stay').asks('north', 'activate');
    expect([scene.unit('fenn').state, scene.unit('fenn').inspire, scene.points('north')]).toEqual([
      'destroyed',
      0,
      UNIT_COSTS.fenn + 15,
    ]);
  });

  it('may be struck between a charge and its free attack, even the last one', () => {
    const scene = new Scene('fenn 10,10 damage 5; brine 5,5', 'maud 14,10; orlen 40,20')
      .rolls('3 3')
      .does('south', 'activate fenn', 'charge maud', 'contact 12.74,10');
    scene.does('south', 'use grim-bargain', 'stay').asks('north', 'activate');
    expect([scene.unit('fenn').state, scene.unit('maud').damage]).toEqual(['destroyed', 0]);
  });

  it('costs a silenced Fenn a token first', () => {
    new Scene('fenn 10,10 silence; brine 5,5', 'maud 30,10')
      .does('south', 'activate fenn')
      .refuses('south', 'use grim-bargain', 'use.cost');
  });
});

describe('fenn: cutlass', () => {
  it('is a melee attack of four dice', () => {
    const scene = new Scene('fenn 10,10; brine 5,5', 'maud 11.26,10; orlen 30,25')
      .rolls('skull skull mastery mastery  blank blank armour')
      .does('south', 'activate fenn', 'attack cutlass maud');
    expect([scene.unit('maud').damage, scene.unrolled]).toEqual([2, 0]);
  });
});

describe('fenn: flintlock', () => {
  const shot = (dice: string, north = 'maud 17,10 inspire 1'): Scene =>
    new Scene('fenn 10,10; brine 5,5', `${north}; orlen 40,25`)
      .rolls(dice)
      .does('south', 'activate fenn', 'attack flintlock maud');

  it('keeps a target that fails a Morale test of 9 from spending Inspire in this defence', () => {
    const scene = shot('2 1  skull skull blank  inspire inspire').asks('south', 'act');
    expect([
      scene.told('morale.tested').map(({ passed }) => passed),
      scene.unit('maud').damage,
      scene.unit('maud').inspire,
    ]).toEqual([[false], 2, 1]);
  });

  it('leaves one that passes its token, and one that fails its cover', () => {
    const brave = shot('3 1  skull skull blank  inspire inspire')
      .asks('north', 'dice')
      .does('north', 'spend');
    expect([brave.unit('maud').damage, brave.unit('maud').inspire]).toEqual([0, 0]);
    const wood = new Scene('fenn 10,10; brine 5,5', 'maud 17,10; orlen 40,25', {
      terrain: 'forest 16,8 20,8 20,12 16,12',
    });
    wood
      .rolls('2 1  skull skull blank  inspire blank')
      .does('south', 'activate fenn', 'attack flintlock maud');
    expect(wood.unit('maud').damage).toBe(1);
  });

  it('shoots 6 inches, once a turn', () => {
    const scene = shot('3 1  blank blank', 'maud 17.26,10; kessa 17.27,12');
    scene.refuses('south', 'attack flintlock maud', 'attack.unique');
    new Scene('fenn 10,10; brine 5,5', 'maud 17.27,10')
      .does('south', 'activate fenn')
      .refuses('south', 'attack flintlock maud', 'attack.range');
  });
});
