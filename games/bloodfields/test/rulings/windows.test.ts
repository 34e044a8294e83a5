import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('the windows of a roll', () => {
  it('are first the opponent’s, then the roller’s, as the rulebook orders them', () => {
    const scene = new Scene('orlen 10,10 inspire 1; maud 5,5', 'cray+evil-eye 11.26,10');
    scene
      .rolls('skull skull inspire blank blank')
      .does('south', 'activate orlen', 'attack marshals-sword cray');
    scene.asks('north', 'dice').rolls('inspire').does('north', 'reroll evil-eye 1-0-0-0');
    scene.asks('south', 'dice').rolls('mastery').does('south', 'reroll skill 0-0-0-1').asks('south', 'dice');
    scene.rolls('deflect deflect deflect deflect').does('south', 'spend');
    expect(scene.told('attack.hit')[0]?.hits).toBe(4);
    expect(scene.unrolled).toBe(0);
  });

  it('the opponent who has passed is not asked again, whatever the roller does', () => {
    const scene = new Scene('orlen+loaded-die 10,10; maud 5,5', 'cray+evil-eye 11.26,10');
    scene
      .rolls('blank blank blank blank blank')
      .does('south', 'activate orlen', 'attack marshals-sword cray');
    scene.does('north', 'keep').asks('south', 'dice').rolls('skull').does('south', 'reroll skill 0-0-0-1');
    scene.asks('south', 'dice').rolls('skull skull').does('south', 'reroll loaded-die 0-0-0-2');
    expect(scene.told('attack.hit')[0]?.hits).toBe(3);
    // The charm could still be used on the defence roll, but that is the defender's own.
    expect(scene.unit('cray').spent).toEqual([]);
  });

  it('#39 in a defence roll the attacker is the opponent and goes first', () => {
    const scene = new Scene('kessa+evil-eye 10,10; maud 5,5', 'cray+loaded-die 11.26,10');
    scene.rolls('skull skull  deflect deflect').does('south', 'activate kessa', 'attack basic cray');
    scene.asks('south', 'dice').rolls('blank').does('south', 'reroll evil-eye 1-0-0-0').asks('north', 'dice');
    scene.rolls('armour').does('north', 'reroll loaded-die 0-0-0-1').asks('south', 'act');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([0, 0]);
  });

  it('#40 the roller may reroll a die his opponent has rerolled, but none twice himself', () => {
    const scene = new Scene('suun+loaded-die 14,10; irix 5,5', 'cray+evil-eye 20,10');
    scene.rolls('skull blank blank').does('south', 'activate suun', 'attack veil-knives cray');
    scene.rolls('inspire').does('north', 'reroll evil-eye 1-0-0-0').asks('south', 'dice');
    scene.rolls('mastery').does('south', 'reroll skill 0-0-1-0').asks('south', 'dice');
    scene.refuses('south', 'reroll loaded-die 0-1-0-0', 'dice.noSuchDice');
    scene.refuses('south', 'reroll skill 0-0-0-1', 'dice.noEffect');
    scene.rolls('skull skull  deflect deflect deflect').does('south', 'reroll loaded-die 0-0-0-2');
    expect([scene.told('attack.hit')[0]?.hits, scene.unrolled]).toEqual([3, 0]);
  });

  it('#40 a keyword rerolls no more dice than it says', () => {
    const scene = new Scene('orlen 10,10; maud 5,5', 'cray 11.26,10').rolls('blank blank blank blank blank');
    scene
      .does('south', 'activate orlen', 'attack marshals-sword cray')
      .refuses('south', 'reroll skill 0-0-0-2', 'dice.tooMany');
    scene.rolls('blank').does('south', 'reroll skill 0-0-0-1').asks('south', 'act');
  });

  it('#40 a die that was rerolled and then turned is one die still, and other effects go on', () => {
    const scene = new Scene('ansa+loaded-die+mana-shard 10,10; fenn 13,10', 'orlen 30,20').rolls('2 3');
    scene.does('south', 'activate ansa', 'magic', 'cast borrowed-time').rolls('2 2');
    scene.does('south', 'reroll loaded-die 0-1-1-0-0-0', 'turn hard-bargain 2').asks('south', 'dice');
    scene.does('south', 'use mana-shard').asks('south', 'act');
    expect(scene.told('spell.tried')[0]?.passed).toBe(true);
  });

  it('a reroll is for attack dice alone: the number of a variable attack is not its own', () => {
    const scene = new Scene('bogmaw 10,10; rook 5,5', 'orlen 11.811,10').rolls('2  blank blank');
    scene.does('south', 'activate bogmaw', 'attack maw orlen').asks('south', 'act');
    expect(scene.unrolled).toBe(0);
  });
});

describe('two 1s', () => {
  it('#41 end a charge test at once: no window for either side, and one inch forward', () => {
    const scene = new Scene('kessa+heros-spur+loaded-die 10,10; maud 5,5', 'cray+evil-eye 16,10').rolls(
      '1 1',
    );
    scene.does('south', 'activate kessa', 'charge cray').asks('south', 'act');
    expect([scene.told('charge.tested')[0]?.passed, scene.at('kessa')]).toEqual([false, '11,10']);
    expect([scene.unit('kessa').spent, scene.unit('cray').spent]).toEqual([[], []]);
  });

  it('#41 end a morale test at once, Silver Bell or not', () => {
    const scene = new Scene('kessa+silver-bell 10,10; maud 5,5', 'cray 11.26,10; sorrow 30,20').rolls('1 1');
    scene.does('south', 'activate kessa', 'flee').asks('north', 'activate');
    expect([scene.told('flight.tested')[0]?.passed, scene.unit('kessa').spent]).toEqual([false, []]);
  });

  it('#41 burn a mage at once: no charm, no die turned', () => {
    const scene = new Scene('ansa+mana-shard 10,10; fenn 13,10', 'orlen+cracked-mirror 15,15').rolls('1 1');
    scene.does('south', 'activate ansa', 'magic', 'cast borrowed-time').asks('south', 'cast');
    expect([scene.told('mana.burned').length, scene.unit('ansa').damage, scene.unit('ansa').spent]).toEqual([
      1,
      1,
      [],
    ]);
  });

  it('#41 it is the same when a reroll makes them', () => {
    const scene = new Scene('kessa+heros-spur+loaded-die 10,10; maud 5,5', 'cray 16,10').rolls('1 4');
    scene.does('south', 'activate kessa', 'charge cray').rolls('1');
    scene.does('south', 'reroll heros-spur 0-0-0-1-0-0').asks('south', 'act');
    expect([scene.told('charge.tested')[0]?.passed, scene.unit('kessa').spent]).toEqual([
      false,
      ['heros-spur'],
    ]);
  });
});
