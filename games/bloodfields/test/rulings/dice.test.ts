import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('the dice', () => {
  it('#31 attack dice show each of four faces twice, defence dice Deflect once and Armour thrice', () => {
    const scene = new Scene('organ-gun 10,10 inspire 1; orlen 5,5', 'hask 16,10').does(
      'south',
      'activate organ-gun',
      'attack volley',
    );
    scene.rolls('3 4  1 2 3 4 5 6 7 8').does('south', 'fan 0');
    expect(scene.told('dice.rolled').find(({ roll }) => roll === 'attack')?.faces).toEqual([2, 2, 2, 2]);
    const shot = new Scene('organ-gun 10,10 inspire 1; orlen 5,5', 'hask 16,10').does(
      'south',
      'activate organ-gun',
      'attack volley',
    );
    shot.rolls(`3 4  ${'skull '.repeat(8)} 1 2 3 4 5 6 7 8`).does('south', 'fan 0');
    expect(shot.told('dice.rolled').find(({ roll }) => roll === 'defence')?.faces).toEqual([1, 3, 2, 2]);
  });

  it('#32 one token turns all Inspire icons; a second would turn none', () => {
    const scene = new Scene('orlen 10,10 inspire 3; maud 5,5', 'cray 11.26,10 damage 0');
    scene
      .rolls('inspire inspire inspire inspire blank')
      .does('south', 'activate orlen', 'attack marshals-sword cray');
    scene.rolls('deflect deflect deflect deflect').does('south', 'spend').asks('south', 'act');
    expect(scene.told('attack.hit')[0]?.hits).toBe(4);
    expect(scene.unit('orlen').inspire).toBe(2);
  });

  it('#33 Mastery and Armour icons turn whether one likes it or not; Inspire may be kept', () => {
    const scene = new Scene('kessa 10,10 inspire 1; maud 5,5', 'orlen 11.26,10');
    scene
      .rolls('mastery inspire')
      .does('south', 'activate kessa', 'attack basic orlen')
      .asks('south', 'dice');
    expect(scene.moves('south')).toEqual(['spend', 'keep']);
    scene.rolls('armour').does('south', 'keep').asks('south', 'act');
    expect([scene.told('attack.hit')[0]?.hits, scene.told('attack.saved')[0]?.saves]).toEqual([1, 1]);
    expect(scene.unit('kessa').inspire).toBe(1);
  });

  it('#34 at mastery 4 one of several Mastery icons hits, whichever', () => {
    const scene = new Scene('fenn 10,10; cray 5,5', 'orlen 11.26,10').rolls(
      'mastery mastery mastery blank  deflect',
    );
    scene.does('south', 'activate fenn', 'attack cutlass orlen');
    expect([scene.told('attack.hit')[0]?.hits, scene.unrolled]).toEqual([1, 0]);
  });

  it('#4 Weakness lowers Arcane Mastery, in tests and in magic attacks', () => {
    const scene = new Scene('ilmane 10,10 damage 2 weakness; maud 5,5', 'cray 18,10');
    scene.rolls('3 2').does('south', 'activate ilmane', 'magic', 'cast mend');
    expect([scene.told('spell.tried')[0]?.passed, scene.unit('ilmane').damage]).toEqual([false, 2]);
    scene.rolls('5 1  mastery mastery mastery').does('south', 'cast searing-ray');
    expect(scene.told('attack.hit')[0]?.hits).toBe(0);
    const hale = new Scene('ilmane 10,10 damage 2; maud 5,25', 'cray 18,10');
    hale.rolls('3 2  3 1  mastery mastery mastery  deflect deflect deflect');
    hale.does('south', 'activate ilmane', 'magic', 'cast mend', 'cast searing-ray');
    expect([hale.unit('ilmane').damage, hale.told('attack.hit')[0]?.hits, hale.unrolled]).toEqual([0, 3, 0]);
  });

  it('#5 a war machine’s Ranged Mastery turns Mastery icons; Inspire icons need a token as always', () => {
    const scene = new Scene('organ-gun 10,10 inspire 2; orlen 5,5', 'hask 16,10').does(
      'south',
      'activate organ-gun',
      'attack volley',
    );
    scene.rolls('1 2  mastery mastery inspire inspire').does('south', 'fan 0').asks('south', 'dice');
    scene.rolls('deflect').does('south', 'keep');
    expect(scene.told('attack.hit')[0]?.hits).toBe(1);
    const weak = new Scene('organ-gun 10,10 inspire 2 weakness; orlen 5,5', 'hask 16,10').does(
      'south',
      'activate organ-gun',
      'attack volley',
    );
    weak.rolls('1 2  mastery mastery inspire inspire').does('south', 'fan 0');
    weak.rolls('deflect deflect').does('south', 'spend');
    expect([weak.told('attack.hit')[0]?.hits, weak.unit('organ-gun').inspire]).toEqual([2, 0]);
  });
});
