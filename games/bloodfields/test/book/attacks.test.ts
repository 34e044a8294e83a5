import { describe, expect, it } from 'vitest';
import { UNIT_COSTS } from '../../content/costs.ts';
import { Scene } from '../scene.ts';

describe('friendly fire', () => {
  it('hurts every ally in combat with the target, once for each blank; Shields help', () => {
    const scene = new Scene(
      'maud 9,10; kessa 18.74,10; tobren 20,11.417 shields 1; orlen 15,20',
      'cray 20,10; fenn 40,5',
    );
    scene.rolls('blank blank skull deflect').does('south', 'activate maud', 'attack long-gun cray', 'keep');
    expect(scene.unrolled).toBe(0);
    const hurt = ['kessa', 'tobren', 'orlen', 'maud'].map((name) => scene.unit(name).damage);
    expect([hurt, scene.unit('tobren').shields]).toEqual([[2, 1, 0, 0], 0]);
  });

  it('comes after the defence roll, so that the last point may be lost to either side at once', () => {
    const scene = new Scene('maud 9,10; kessa 18.74,10 damage 5', 'cray 20,10 damage 4; fenn 40,5');
    scene.rolls('blank skull blank blank').does('south', 'activate maud', 'attack long-gun cray', 'keep');
    expect([scene.unit('kessa').state, scene.unit('cray').state]).toEqual(['destroyed', 'destroyed']);
    // Both fell in the same moment, so both score first blood.
    expect([scene.points('south'), scene.points('north')]).toEqual([
      UNIT_COSTS.cray + 15,
      UNIT_COSTS.kessa + 15,
    ]);
  });

  it('of a die rerolled into a blank hurts, of a blank rerolled away it does not', () => {
    const at = (dice: string, reroll: string, again: string): number => {
      const scene = new Scene('maud 9,10; kessa 18.74,10', 'cray 20,10; fenn 40,5').rolls(dice);
      scene.does('south', 'activate maud', 'attack long-gun cray').rolls(again).does('south', reroll);
      return scene.unit('kessa').damage;
    };
    expect(at('blank inspire inspire', 'reroll sighted-in 0-0-0-1', 'mastery')).toBe(0);
    expect(at('inspire inspire inspire', 'reroll sighted-in 0-0-1-0', 'blank')).toBe(1);
  });

  it('applies nothing “on damage” to the ally, and does not make it wild', () => {
    const scene = new Scene('rook 10,10 inspire 1; brakk 18.189,10', 'cray 20,10; fenn 40,5');
    scene.rolls('blank blank blank blank').does('south', 'activate rook', 'attack barbed-arrow cray');
    expect([scene.unit('brakk').damage, scene.unit('brakk').tokens, scene.unit('brakk').inspire]).toEqual([
      4,
      [],
      0,
    ]);
  });
});

describe('keywords', () => {
  it('Critical Strike: a skull that was rerolled to counts, a Mastery hit is defended', () => {
    const scene = new Scene('maud 10,10; orlen 3,3', 'cray 25,10; fenn 40,5').does(
      'south',
      'activate maud',
      'use take-aim',
    );
    scene.rolls('blank mastery inspire').does('south', 'attack long-gun cray').rolls('skull deflect');
    scene.does('south', 'reroll sighted-in 0-0-0-1');
    expect([scene.told('attack.hit')[0], scene.unit('cray').damage]).toMatchObject([
      { hits: 1, criticals: 1 },
      2,
    ]);
  });

  it('Armour Penetration leaves Deflect and Inspire', () => {
    const scene = new Scene('kessa 10,10; maud 3,3', 'tobren 11.417,10 inspire 1; orlen 40,5');
    scene.rolls('skull skull armour inspire').does('south', 'activate kessa', 'attack quick-cut tobren');
    scene.does('north', 'spend');
    expect(scene.unit('tobren').damage).toBe(1);
  });

  it('Ignore 1 Armour leaves armour 3 two saves', () => {
    const scene = new Scene('orlen 10,10 inspire 1; maud 3,3', 'ironlung 11.811,10; fenn 40,5');
    scene
      .rolls('skull skull skull armour armour armour')
      .does('south', 'activate orlen', 'attack judgement ironlung');
    expect(scene.unit('ironlung').damage).toBe(2);
  });

  it('Attack Twice is one action, one price, two attacks, each with a token of its own', () => {
    const scene = new Scene('kessa 10,10 inspire 2; maud 3,3', 'cray 11.26,10; husk 10,11.26; fenn 40,5');
    scene
      .rolls('inspire inspire blank blank blank')
      .does('south', 'activate kessa', 'attack twin-blades cray', 'spend');
    scene.asks('south', 'aim').rolls('inspire blank blank blank').does('south', 'target husk', 'spend');
    expect([scene.unit('cray').damage, scene.unit('husk').damage, scene.unit('kessa').inspire]).toEqual([
      2, 1, 0,
    ]);
    scene.refuses('south', 'attack twin-blades cray', 'attack.unique');
  });

  it('Attack Twice allows a second attack: who is blind or would hit a friend may leave it', () => {
    const blind = new Scene('kessa 10,10 blind damage 4; maud 3,3', 'cray 11.26,10; fenn 40,5');
    blind.rolls('blank skull skull blank blank').does('south', 'activate kessa', 'attack twin-blades cray');
    blind.asks('south', 'aim').does('south', 'stop').asks('south', 'act');
    expect([blind.unit('kessa').damage, blind.unit('cray').damage]).toEqual([5, 2]);
    // The first target is gone; the only other one fights a friend.
    const risk = new Scene('vell 10,10; orlen 14.26,12', 'cray 14,9 damage 5; fenn 13,12; brine 40,5');
    risk
      .does('south', 'activate vell')
      .rolls('skull blank blank blank')
      .does('south', 'attack twin-crossbows cray');
    expect(risk.moves('south')).toEqual(['target fenn', 'stop']);
    risk.does('south', 'stop').asks('south', 'act');
  });

  it('the first attack, and whatever else asks for a target, is not to be left', () => {
    const scene = new Scene('brakk 10,10 inspire 1; rook 3,3', 'cray 11.811,10; husk 10,12.5; maud 40,5');
    scene.does('south', 'activate brakk', 'attack trample').refuses('south', 'stop', 'aim.must');
  });

  it('On damage waits for the whole attack and needs a token on the enemy: a Shield holds it off', () => {
    const scene = new Scene('tobren 10,10; maud 3,3', 'cray 11.417,10 shields 1; fenn 40,5').does(
      'south',
      'activate tobren',
    );
    scene.rolls('skull blank blank blank').does('south', 'attack shield-slam cray');
    expect([scene.at('cray'), scene.unit('cray').shields]).toEqual(['11.417,10', 0]);
    scene.rolls('skull blank blank blank').does('south', 'attack shield-slam cray');
    expect(scene.at('cray')).toBe('13.417,10');
  });

  it('After attack comes even of nothing; bare misses set the target alight', () => {
    const scene = new Scene('hound 10,10 inspire 1; suun 3,3', 'cray 11.417,10; fenn 40,5');
    scene.rolls('blank blank blank blank').does('south', 'activate hound', 'attack burning-jaws cray');
    expect([scene.unit('cray').dot, scene.unit('cray').damage]).toEqual([1, 0]);
  });

  it('At half range counts what adds to the range: 11 of 22 inches with a Potion of the Hawk', () => {
    const dice = (at: string, item: string): number => {
      const scene = new Scene(`maud${item} 10,10; orlen 3,3`, `cray ${at}; fenn 40,5`).does(
        'south',
        'activate maud',
      );
      if (item !== '') scene.does('south', 'drink hawk');
      scene.rolls('blank blank blank blank').does('south', 'attack long-gun cray');
      return 4 - scene.unrolled;
    };
    expect([
      dice('20.26,10', ''),
      dice('20.27,10', ''),
      dice('22.26,10', '+hawk'),
      dice('22.27,10', '+hawk'),
    ]).toEqual([4, 3, 4, 3]);
  });

  it('Reach strikes at whom one sees, without combat; a wall of rock is in the way', () => {
    const open = new Scene('pell 10,10; rook 3,3', 'cray 12.41,10; fenn 40,5').does('south', 'activate pell');
    open.rolls('skull blank blank blank').does('south', 'attack grafting-hook cray');
    expect(open.unit('cray').damage).toBe(1);
    const walled = new Scene('pell 10,10; rook 3,3', 'cray 12.41,10; fenn 40,5', {
      terrain: 'rock 10.9,5 11.5,5 11.5,15 10.9,15',
    });
    walled.does('south', 'activate pell').refuses('south', 'attack grafting-hook cray', 'attack.unseen');
  });

  it('AoE strikes everybody in range in the order of its player, touching or not', () => {
    const scene = new Scene(
      'brakk 10,10 inspire 1; rook 3,3',
      'cray 11.811,10; husk 10,12.5; fenn 7.3,10; maud 40,5',
    );
    scene
      .does('south', 'activate brakk')
      .rolls('skull blank blank  blank')
      .does('south', 'attack trample', 'target husk');
    scene.rolls('skull blank blank  blank  skull skull blank  blank blank').does('south', 'target fenn');
    const hurt = ['cray', 'husk', 'fenn'].map((name) => scene.unit(name).damage);
    expect([hurt, scene.unrolled]).toEqual([[4, 2, 2], 0]);
  });

  it('variable dice are rolled before each attack, and a Loaded Die may change the number', () => {
    const scene = new Scene('bogmaw+loaded-die 10,10; rook 3,3', 'cray 11.811,10; fenn 40,5').rolls('1');
    scene
      .does('south', 'activate bogmaw', 'attack maw cray')
      .asks('south', 'dice')
      .rolls('3 skull skull blank blank blank');
    scene.does('south', 'reroll loaded-die 1-0-0-0-0-0');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([2, 0]);
  });

  it('variable damage is rolled for each unsaved hit', () => {
    const scene = new Scene('brute 10,10 inspire 1; suun 3,3', 'hask 12.362,10; fenn 40,5');
    scene
      .rolls('skull skull skull blank armour blank blank 6 3')
      .does('south', 'activate brute', 'attack meltdown hask');
    expect([scene.unit('hask').damage, scene.unrolled]).toEqual([3 + 2, 0]);
  });
});

describe('receiving hits', () => {
  it('rolls a die for each, armour and a token help, cover does not', () => {
    const scene = new Scene('ironlung 10,10 inspire 1; brine 3,3', 'rook 11.811,10 inspire 1 ; maud 40,5', {
      terrain: 'forest 11.5,8 16,8 16,12 11.5,12',
    });
    scene
      .rolls('armour inspire')
      .does('south', 'activate ironlung', 'use clear-the-deck')
      .asks('north', 'dice')
      .does('north', 'keep');
    expect([scene.unit('rook').damage, scene.unit('rook').inspire]).toEqual([2, 1]);
  });

  it('a war engine defends itself against hits, though not in melee', () => {
    const hit = new Scene('ironlung 10,10 inspire 1; brine 3,3', 'organ-gun 12.362,10; maud 40,5');
    hit.rolls('deflect deflect').does('south', 'activate ironlung', 'use clear-the-deck');
    const struck = new Scene('ironlung 10,10; brine 3,3', 'organ-gun 12.362,10; maud 40,5');
    struck.rolls('skull skull blank').does('south', 'activate ironlung', 'attack bell-hammer organ-gun');
    expect([hit, struck].map((scene) => [scene.unit('organ-gun').damage, scene.unrolled])).toEqual([
      [0, 0],
      [4, 0],
    ]);
  });
});
