import { describe, expect, it } from 'vitest';
import { ITEM_COSTS, UNIT_COSTS } from '../../content/costs.ts';
import { isDoomed } from '../../rules/roll/options.ts';
import { passesTest } from '../../rules/roll/tests.ts';
import { Scene } from '../scene.ts';

describe('charge tests', () => {
  it('#2 the value of a charge is the distance, and that is what movement and die must reach', () => {
    const scene = new Scene('kessa 10,10; maud 5,5', 'cray 18.26,10').rolls('2 1');
    scene.does('south', 'activate kessa', 'charge cray').asks('south', 'contact');
    expect([scene.told('charge.declared')[0]?.distance, scene.told('charge.tested')[0]?.sum]).toEqual([
      7000, 7000,
    ]);
    const short = new Scene('kessa 10,10; maud 5,5', 'cray 18.261,10').rolls('2 1');
    short.does('south', 'activate kessa', 'charge cray').asks('south', 'act');
    expect(short.told('charge.tested')[0]).toMatchObject({ passed: false, sum: 7000 });
  });

  const forest = { terrain: 'forest 12,5 15,5 15,15 12,15' };

  it('#42 a single 1 of a hard charge may be rerolled, and the final lower die decides', () => {
    const scene = new Scene('kessa+heros-spur 10,10; maud 5,5', 'cray 17,10', forest).rolls('1 4');
    scene.does('south', 'activate kessa', 'charge cray').asks('south', 'dice').rolls('2');
    scene.does('south', 'reroll heros-spur 1-0-0-0-0-0').asks('south', 'strike');
    expect(scene.told('charge.tested')[0]).toMatchObject({ passed: true, sum: 7000 });
  });

  it('#42 kept, it fails', () => {
    const scene = new Scene('kessa+heros-spur 10,10; maud 5,5', 'cray 17,10', forest).rolls('1 6');
    scene.does('south', 'activate kessa', 'charge cray', 'keep').asks('south', 'act');
    expect(scene.told('charge.tested')[0]?.passed).toBe(false);
  });

  it('#43 what is added to the sum does not save a 1', () => {
    // 6 inches of movement and 2 of Bull Rush would reach without any die.
    const scene = new Scene('brakk 10,10; rook 5,5', 'cray 16.5,10', {
      terrain: 'forest 12,5 14,5 14,15 12,15',
    }).rolls('1 6');
    scene.does('south', 'activate brakk', 'charge cray').asks('south', 'act');
    expect(scene.told('charge.tested')[0]).toMatchObject({ passed: false, sum: 9000 });
    const open = new Scene('brakk 10,10; rook 5,5', 'cray 16.5,10').rolls('1 1');
    open.does('south', 'activate brakk', 'charge cray').asks('south', 'act');
    expect(open.told('charge.tested')[0]?.passed).toBe(false);
  });

  it('#43 nor a 2 of a very hard charge', () => {
    const ruins = { terrain: 'ruins 12,5 14,5 14,15 12,15' };
    const scene = new Scene('brakk 10,10; rook 5,5', 'cray 16.5,10', ruins).rolls('2 6  3');
    scene.does('south', 'activate brakk', 'charge cray').asks('south', 'act');
    expect([scene.told('charge.declared')[0]?.kind, scene.told('charge.tested')[0]?.passed]).toEqual([
      'veryHard',
      false,
    ]);
  });

  it('#44 a failed charge goes as far as the lowest of the final dice', () => {
    const scene = new Scene('kessa+heros-spur 10,10; maud 5,5', 'cray 22,10').rolls('1 3');
    scene.does('south', 'activate kessa', 'charge cray').rolls('4');
    scene.does('south', 'reroll heros-spur 1-0-0-0-0-0');
    expect(scene.at('kessa')).toBe('13,10');
  });

  it('#44 two 1s: one inch', () => {
    const scene = new Scene('kessa 10,10; maud 5,5', 'cray 18,10').rolls('1 1');
    scene.does('south', 'activate kessa', 'charge cray').refuses('south', 'charge cray', 'charge.once');
    expect(scene.at('kessa')).toBe('11,10');
  });
});

describe('magic tests', () => {
  it('#45 two 6s inspire the caster even if the spell fails', () => {
    const scene = new Scene('brine+battle 10,10; cray 5,5', 'orlen 18,10').rolls('6 6');
    scene.does('south', 'activate brine', 'magic', 'cast annihilate', 'keep');
    expect([scene.told('spell.tried')[0]?.passed, scene.told('mana.focused').length]).toEqual([false, 1]);
    expect(scene.unit('brine').inspire).toBe(1);
  });

  it('#45 two 6s that were rerolled into something else inspire nobody', () => {
    const scene = new Scene('brine+battle 10,10; cray 5,5', 'orlen+cracked-mirror 16,10').rolls('6 6');
    scene.does('south', 'activate brine', 'magic', 'cast annihilate').rolls('6 5');
    scene.does('north', 'reroll cracked-mirror 0-0-0-0-0-2').does('south', 'keep');
    expect([scene.told('mana.focused'), scene.unit('brine').inspire]).toEqual([[], 0]);
  });

  it('#47 with one die there are no critical results: neither an end at once nor a sure failure', () => {
    const one = { faces: [1, 0, 0, 0, 0, 0], added: 0, inspired: false };
    expect(passesTest(one, 6, 7)).toBe(true);
    expect(passesTest(one, 6, 8)).toBe(false);
    expect(passesTest({ ...one, faces: [2, 0, 0, 0, 0, 0] }, 6, 7)).toBe(false);
    const scene = new Scene('ansa 10,10; fenn 13,10', 'orlen 30,20').rolls('2 3');
    scene.does('south', 'activate ansa', 'magic', 'cast borrowed-time');
    const roll = scene.state.frames.find((frame) => frame.step === 'roll');
    if (roll?.step !== 'roll') throw new Error('nobody rolls');
    expect([
      isDoomed({ ...roll, faces: one.faces }),
      isDoomed({ ...roll, faces: [2, 0, 0, 0, 0, 0] }),
    ]).toEqual([false, true]);
  });
});

describe('#46 whoever dies by its own doing is destroyed, and the opponent is paid for it', () => {
  /** Points the north scores besides the unit's cost, as it is the first to fall. */
  const FIRST_BLOOD = 15;

  it('by Mana Burn', () => {
    const scene = new Scene('ilmane 10,10 damage 5; maud 5,5', 'cray 30,20').rolls('1 1');
    scene.does('south', 'activate ilmane', 'magic', 'cast mend');
    expect([scene.unit('ilmane').state, scene.points('north')]).toEqual([
      'destroyed',
      UNIT_COSTS.ilmane + FIRST_BLOOD,
    ]);
    expect(scene.told('unit.destroyed')[0]?.by).toBeNull();
  });

  it('by DOT', () => {
    const scene = new Scene('ilmane 10,10 damage 5 dot 1; maud 5,5', 'cray 30,20').rolls('4');
    scene.does('south', 'activate ilmane', 'end');
    expect([scene.unit('ilmane').state, scene.points('north')]).toEqual([
      'destroyed',
      UNIT_COSTS.ilmane + FIRST_BLOOD,
    ]);
  });

  it('by ruins', () => {
    const scene = new Scene('ilmane 12,11.5 damage 5; maud 5,5', 'cray 30,20', {
      terrain: 'ruins 10,9 14,9 14,14 10,14',
    });
    scene.rolls('1').does('south', 'activate ilmane');
    expect([scene.unit('ilmane').state, scene.points('north')]).toEqual([
      'destroyed',
      UNIT_COSTS.ilmane + FIRST_BLOOD,
    ]);
  });

  it('by its own blindness, with its items', () => {
    const scene = new Scene('kessa+wrath 10,10 damage 5 blind; maud 5,5', 'cray 11.26,10').rolls(
      'blank blank',
    );
    scene.does('south', 'activate kessa', 'attack basic cray');
    expect([scene.unit('kessa').state, scene.points('north')]).toEqual([
      'destroyed',
      UNIT_COSTS.kessa + ITEM_COSTS.wrath + FIRST_BLOOD,
    ]);
  });

  it('by its own skill', () => {
    const scene = new Scene('irix 10,10 damage 5; suun 5,5', 'cray 11.26,10').does(
      'south',
      'activate irix',
      'attack martyrs-lash cray',
    );
    expect([scene.unit('irix').state, scene.points('north')]).toEqual([
      'destroyed',
      UNIT_COSTS.irix + FIRST_BLOOD,
    ]);
    expect(scene.unit('cray').damage).toBe(0);
  });
});
