import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('variable dice and damage', () => {
  it('#48 a number of dice that is rolled for is rolled before the attack, and is one at least', () => {
    const scene = new Scene('bogmaw 10,10; rook 5,5', 'orlen 11.811,10').rolls('1  skull  blank');
    scene.does('south', 'activate bogmaw', 'attack maw orlen');
    expect(scene.told('dice.rolled').map(({ roll }) => roll)).toEqual(['number', 'attack', 'defence']);
    expect([scene.unit('orlen').damage, scene.unrolled]).toEqual([1, 0]);
  });

  it('#49 a D3 is half of a six-sided die, rounded up, rolled for each unsaved hit', () => {
    const scene = new Scene('brute 10,10 inspire 1; irix 5,5', 'ironlung 12.362,10');
    scene
      .rolls('skull skull skull blank  blank blank deflect  1 6')
      .does('south', 'activate brute', 'attack meltdown ironlung');
    expect([scene.unit('ironlung').damage, scene.unit('brute').inspire, scene.unrolled]).toEqual([4, 0, 0]);
    const other = new Scene('brute 10,10 inspire 1; irix 5,5', 'ironlung 12.362,10');
    other
      .rolls('skull skull skull blank  blank blank blank  2 3 5')
      .does('south', 'activate brute', 'attack meltdown ironlung');
    expect(other.unit('ironlung').damage).toBe(1 + 2 + 3);
  });
});

describe('keywords', () => {
  it('#50 what an attack applies after it needs no damage', () => {
    const scene = new Scene('hound 10,10 inspire 1; irix 5,5', 'orlen 11.417,10').rolls(
      'blank blank blank blank',
    );
    scene.does('south', 'activate hound', 'attack burning-jaws orlen');
    expect([scene.unit('orlen').damage, scene.unit('orlen').dot]).toEqual([0, 1]);
  });

  it('#50 nor an attacker who lives to see it', () => {
    const scene = new Scene('hound 10,10 inspire 1 damage 4 blind; irix 5,5; suun 5,9', 'orlen 11.417,10');
    scene.rolls('blank blank blank blank').does('south', 'activate hound', 'attack burning-jaws orlen');
    expect([scene.unit('hound').state, scene.unit('orlen').dot]).toEqual(['destroyed', 1]);
  });

  it('On damage needs a damage token: a Shield that takes it all prevents the rest', () => {
    const scene = new Scene('perrin 10,10; orlen 5,5', 'cray 11.26,10 shields 1').rolls(
      'skull blank blank  blank',
    );
    scene.does('south', 'activate perrin', 'attack rake cray');
    expect([scene.unit('cray').shields, scene.unit('cray').damage, scene.unit('cray').tokens]).toEqual([
      0,
      0,
      [],
    ]);
  });

  it('#51 AoE strikes the visible alone', () => {
    const wall = { terrain: 'rock 11.3,7 11.6,7 11.6,13 11.3,13' };
    const scene = new Scene('yew 10,10; rook 5,5', 'cray 12.25,10; brine 10,12', wall).rolls(
      'skull blank blank  blank',
    );
    scene.does('south', 'activate yew', 'attack branch-sweep').asks('south', 'act');
    expect([scene.unit('cray').damage, scene.unit('brine').damage, scene.unrolled]).toEqual([0, 1, 0]);
  });

  it('#52 AoE strikes everybody in its range, in combat or not, in the attacker’s order, each with its own rolls and token', () => {
    const scene = new Scene('brakk 10,10 inspire 3; rook 5,5', 'cray 11.811,10; brine 10,12.5; orlen 10,14');
    scene.does('south', 'activate brakk', 'attack trample').asks('south', 'aim');
    expect(scene.moves('south')).toEqual(['target cray', 'target brine']);
    scene.rolls('inspire inspire blank').does('south', 'target brine').asks('south', 'dice');
    scene.rolls('blank blank  inspire skull blank').does('south', 'spend').asks('south', 'dice');
    scene.rolls('deflect').does('south', 'keep').asks('south', 'act');
    expect([scene.unit('brine').damage, scene.unit('cray').damage, scene.unit('brakk').inspire]).toEqual([
      4, 0, 1,
    ]);
    scene.refuses('south', 'attack trample', 'attack.unique');
  });

  it('#53 Attack Twice: another target may be taken, tokens are spent for each roll', () => {
    const scene = new Scene('kessa 10,10 inspire 2; maud 5,5', 'cray 11.26,10; brine 8.74,10');
    scene.rolls('inspire inspire skull').does('south', 'activate kessa', 'attack twin-blades cray');
    scene.rolls('blank blank blank').does('south', 'spend').asks('south', 'aim');
    scene.rolls('inspire blank blank').does('south', 'target brine').asks('south', 'dice');
    scene.rolls('blank').does('south', 'spend').asks('south', 'act');
    expect([scene.unit('cray').damage, scene.unit('brine').damage, scene.unit('kessa').inspire]).toEqual([
      3, 1, 0,
    ]);
  });

  it('#53 with its first target dead the other may be taken; with none left the rest is lost', () => {
    const scene = new Scene('kessa 10,10; maud 5,5', 'perrin 11.26,10 damage 4; brine 8.74,10');
    scene
      .rolls('skull blank blank  blank  skull blank blank  deflect')
      .does('south', 'activate kessa', 'attack twin-blades perrin', 'target brine');
    expect([scene.unit('perrin').state, scene.told('attack.hit').length, scene.unrolled]).toEqual([
      'destroyed',
      2,
      0,
    ]);
    const alone = new Scene('kessa 10,10; maud 5,5', 'perrin 11.26,10 damage 4; brine 28,10');
    alone
      .rolls('skull blank blank  blank')
      .does('south', 'activate kessa', 'attack twin-blades perrin')
      .asks('south', 'act');
    expect(alone.told('attack.hit').length).toBe(1);
  });

  it('Attack Twice at one and the same unit is rolled twice', () => {
    const scene = new Scene('vell 10,10; fenn 5,5', 'orlen 17,10').rolls(
      'skull blank blank  blank  mastery mastery blank  armour armour',
    );
    scene.does('south', 'activate vell', 'attack twin-crossbows orlen', 'target orlen');
    expect([scene.unit('orlen').damage, scene.unrolled]).toEqual([1, 0]);
  });
});

describe('the free attack of a charge', () => {
  it('#54 may be AoE if the target is in it, in any order', () => {
    const scene = new Scene('brakk 10,10 inspire 1; rook 5,5', 'cray 18,10; brine 18,11.5').rolls('5 5');
    scene
      .does('south', 'activate brakk', 'charge cray', 'contact 16.189,10', 'strike trample')
      .asks('south', 'aim');
    scene.rolls('blank blank blank  blank blank blank').does('south', 'target brine');
    expect(scene.told('attack.hit').map(({ target }) => target)).toEqual(['1:brine.1', '1:cray.1']);
    expect(scene.unit('brakk').inspire).toBe(0);
  });

  it('#54 of Attack Twice the first roll is at the target of the charge', () => {
    const scene = new Scene('kessa 10,10; maud 5,5', 'cray 16,10; brine 16,11.3').rolls('5 5');
    scene.does('south', 'activate kessa', 'charge cray', 'contact 14.912,10.632').rolls('blank blank blank');
    scene.does('south', 'strike twin-blades').asks('south', 'aim');
    expect(scene.told('attack.hit').map(({ target }) => target)).toEqual(['1:cray.1']);
    scene.rolls('blank blank blank').does('south', 'target brine').asks('south', 'act');
  });

  it('#55 is mandatory, and the basic attack is always there for it', () => {
    const scene = new Scene('suun 10,10; irix 5,5', 'cray 16,10').rolls('5 5');
    scene.does('south', 'activate suun', 'charge cray', 'contact 14.74,10');
    expect(scene.moves('south')).toEqual(['strike basic']);
    scene.rolls('blank blank').does('south', 'strike basic').asks('south', 'act');
  });

  it('#55 the other profiles are paid for, and a Unique one is used for the turn', () => {
    const scene = new Scene('orlen 10,10; maud 5,5', 'cray 16,10').rolls('5 5');
    scene
      .does('south', 'activate orlen', 'charge cray', 'contact 14.74,10')
      .refuses('south', 'strike judgement', 'attack.cost');
    const rich = new Scene('orlen 10,10 inspire 2; maud 5,5', 'cray 16,10').rolls('5 5  blank blank blank');
    rich.does('south', 'activate orlen', 'charge cray', 'contact 14.74,10', 'strike judgement');
    expect(rich.unit('orlen').inspire).toBe(1);
    rich.refuses('south', 'attack judgement cray', 'attack.unique');
  });

  it('#56 is no spell, but may be made with a magic weapon', () => {
    const scene = new Scene('azhrae 10,10; suun 5,5', 'cray 16,10').rolls('5 5');
    scene.does('south', 'activate azhrae', 'charge cray', 'contact 14.74,10');
    scene.refuses('south', 'strike pillar-of-cinders', 'strike.melee');
    // A magic weapon uses Melee Mastery: 3, so no Mastery icon hits.
    scene.rolls('mastery skull  blank').does('south', 'strike censer');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([1, 0]);
    const yew = new Scene('yew 10,10; rook 5,5', 'cray 16,10').rolls('5 5');
    yew
      .does('south', 'activate yew', 'charge cray', 'contact 14.189,10')
      .refuses('south', 'strike thorn-crush', 'strike.melee');
  });
});
