import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('bombard: ranging-stakes', () => {
  const astray = (moves: readonly string[], die: number): number => {
    const scene = new Scene('bombard 10,10; vell 5,5', 'maud 25,10; orlen 40,25')
      .rolls(`91 ${die}`)
      .does('south', 'activate bombard', ...moves, 'attack shell maud', 'aim 25,10');
    return ((scene.told('shot.scattered')[0]?.at.y ?? 0) - 10_000) / 1000;
  };

  it('make its shells stray an inch less if it has not moved this turn, and never less than none', () => {
    expect([astray([], 6), astray(['move 11,10'], 6), astray([], 3), astray(['move 11,10'], 3)]).toEqual([
      3, 4, 0, 1,
    ]);
  });
});

describe('bombard: shell', () => {
  it('strikes all under the template, once a turn, in its bands', () => {
    const scene = new Scene('bombard 10,10; vell 24.5,12', 'maud 25,10; orlen 40,25')
      .rolls('1 1  skull blank blank blank  armour  skull blank blank blank  armour')
      .does('south', 'activate bombard', 'attack shell maud', 'aim 25,10')
      .asks('south', 'act');
    expect([scene.unit('maud').damage, scene.unit('vell').damage, scene.unrolled]).toEqual([2, 0, 0]);
    scene.refuses('south', 'attack shell maud', 'attack.unique');
    new Scene('bombard 10,10; vell 5,5', 'maud 21.8,10')
      .does('south', 'activate bombard')
      .refuses('south', 'attack shell maud', 'attack.band');
  });
});

describe('bombard: canister', () => {
  it('is an array shot for two tokens', () => {
    const scene = new Scene('bombard 10,10 inspire 2; vell 5,5', 'maud 15,10; orlen 40,25')
      .rolls('1 1')
      .does('south', 'activate bombard', 'attack canister')
      .asks('south', 'shoot');
    scene.rolls('skull mastery blank  blank blank').does('south', 'fan 0').asks('south', 'act');
    expect([scene.unit('maud').damage, scene.unit('bombard').inspire, scene.unrolled]).toEqual([2, 0, 0]);
    scene.refuses('south', 'attack canister', 'attack.unique');
    new Scene('bombard 10,10 inspire 1; vell 5,5', 'maud 15,10')
      .does('south', 'activate bombard')
      .refuses('south', 'attack canister', 'attack.cost');
    new Scene('bombard 10,10 inspire 2; vell 5,5', 'maud 20,10')
      .does('south', 'activate bombard')
      .refuses('south', 'attack canister', 'attack.nobody');
  });
});

describe('spear: brace', () => {
  it('hits whoever charges it before the free attack', () => {
    const scene = new Scene('kessa 10,10; maud 5,5', 'spear 14,10; vell 40,25')
      .rolls('3 3')
      .does('south', 'activate kessa', 'charge spear');
    scene.rolls('blank').does('south', 'contact 12.74,10').asks('south', 'strike');
    expect([scene.unit('kessa').damage, scene.unrolled]).toEqual([1, 0]);
  });

  it('may cost the charger its life and its blow; a failed charge meets no spear', () => {
    const scene = new Scene('kessa 10,10 damage 5; maud 5,5; pike 8,5', 'spear 14,10; vell 40,25')
      .rolls('3 3  blank')
      .does('south', 'activate kessa', 'charge spear', 'contact 12.74,10');
    expect([scene.unit('kessa').state, scene.unit('spear').damage, scene.deciders]).toEqual([
      'destroyed',
      0,
      [1],
    ]);
    const failed = new Scene('kessa 10,10; maud 5,5', 'spear 14,10; vell 40,25')
      .rolls('1 1')
      .does('south', 'activate kessa', 'charge spear')
      .asks('south', 'act');
    expect(failed.unit('kessa').damage).toBe(0);
  });

  it('does not answer who walks up to it', () => {
    const scene = new Scene('kessa 10,10; maud 5,5', 'spear 14,10; vell 40,25')
      .does('south', 'activate kessa', 'move 12.74,10')
      .asks('south', 'act');
    expect(scene.told('hits.received')).toEqual([]);
  });
});

describe('spear: spear', () => {
  it('reaches an inch', () => {
    const scene = new Scene('spear 10,10; vell 5,5', 'maud 12.26,10; orlen 12.27,12')
      .rolls('skull mastery  blank')
      .does('south', 'supports')
      .refuses('south', 'attack spear orlen', 'attack.reach');
    expect(scene.rule).toBe('7.2');
    const thrust = new Scene('spear 10,10; vell 5,5', 'maud 12.26,10; orlen 40,25')
      .rolls('skull mastery  blank')
      .does('south', 'supports', 'attack spear maud');
    expect([thrust.unit('maud').damage, thrust.unrolled]).toEqual([1, 0]);
  });
});

describe('marrow: blood-smell', () => {
  const dice = (marrow: string, attack: string): number => {
    const scene = new Scene(`marrow ${marrow}; vell 5,5`, 'orlen 11.811,10; maud 40,25').does(
      'south',
      'activate marrow',
      `attack ${attack} orlen`,
    );
    return scene.told('dice.rolled')[0]?.faces.reduce((sum, some) => sum + some, 0) ?? 0;
  };

  it('adds a die to all its melee attacks from five damage on', () => {
    expect([
      dice('10,10 damage 4', 'maul'),
      dice('10,10 damage 5', 'maul'),
      dice('10,10 damage 9', 'basic'),
      dice('10,10 damage 5 inspire 1', 'bear-hug'),
    ]).toEqual([4, 5, 3, 5]);
  });
});

describe('marrow: maul', () => {
  it('is a melee attack of four dice', () => {
    const scene = new Scene('marrow 10,10; vell 5,5', 'orlen 11.811,10; maud 40,25')
      .rolls('skull mastery mastery blank  blank blank')
      .does('south', 'activate marrow', 'attack maul orlen');
    expect([scene.unit('orlen').damage, scene.unrolled]).toEqual([2, 0]);
  });
});

describe('marrow: bear-hug', () => {
  it('immobilizes what it damages, once a turn, for a token', () => {
    const scene = new Scene('marrow 10,10 inspire 1; vell 5,5', 'orlen 11.811,10; maud 40,25')
      .rolls('skull blank blank blank  blank')
      .does('south', 'activate marrow', 'attack bear-hug orlen');
    expect([scene.unit('orlen').tokens, scene.unit('marrow').inspire]).toEqual([['immobilize'], 0]);
    scene.refuses('south', 'attack bear-hug orlen', 'attack.unique');
    new Scene('marrow 10,10; vell 5,5', 'orlen 11.811,10')
      .does('south', 'activate marrow')
      .refuses('south', 'attack bear-hug orlen', 'attack.cost');
  });
});
