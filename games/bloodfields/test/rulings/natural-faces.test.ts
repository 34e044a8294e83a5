import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('blanks', () => {
  it('friendly fire, as in the rulebook: two blanks and a skull, and both allies in combat with the target take 2', () => {
    const scene = new Scene('rook 10,10; brakk 21.811,10; ssil 20,11.417', 'cray 20,10').rolls(
      'blank blank skull  deflect',
    );
    scene.does('south', 'activate rook', 'attack whistling-arrow cray');
    expect(['brakk', 'ssil', 'rook', 'cray'].map((name) => scene.unit(name).damage)).toEqual([2, 2, 0, 0]);
    expect(scene.told('unit.damaged').map(({ cause }) => cause)).toEqual(['fire', 'fire']);
    expect(scene.unrolled).toBe(0);
  });

  it('friendly fire comes after the defence roll, and for allies in combat with the target alone', () => {
    const scene = new Scene('rook 10,10; ssil 20,11.417; pell 23,10', 'cray 20,10').rolls(
      'blank skull skull  blank blank',
    );
    scene.does('south', 'activate rook', 'attack whistling-arrow cray');
    expect(scene.told('unit.damaged').map(({ unit, amount }) => [unit, amount])).toEqual([
      ['1:cray.1', 2],
      ['0:ssil.1', 1],
    ]);
    expect(scene.unit('pell').damage).toBe(0);
  });

  it('#35 a blank rerolled into something else harms no friend', () => {
    const scene = new Scene('suun 14,10; irix 21.26,10', 'cray 20,10').rolls('blank blank mastery');
    scene.does('south', 'activate suun', 'attack veil-knives cray').rolls('mastery  deflect deflect');
    scene.does('south', 'reroll skill 0-0-0-1');
    expect([scene.unit('irix').damage, scene.unrolled]).toEqual([1, 0]);
  });

  it('#35 a die rerolled into a blank does', () => {
    const scene = new Scene('suun 14,10; irix 21.26,10', 'cray 20,10').rolls('inspire mastery mastery');
    scene.does('south', 'activate suun', 'attack veil-knives cray').rolls('blank  deflect deflect');
    scene.does('south', 'reroll skill 0-0-1-0');
    expect([scene.unit('irix').damage, scene.unrolled]).toEqual([1, 0]);
  });

  it('#35 an Inspire icon that becomes a miss is no blank', () => {
    const scene = new Scene('suun 14,10; irix 21.26,10', 'cray 20,10').rolls('inspire inspire inspire');
    scene.does('south', 'activate suun', 'attack veil-knives cray').does('south', 'keep');
    expect([scene.told('attack.hit')[0]?.hits, scene.unit('irix').damage]).toEqual([0, 0]);
  });

  it('#36 a blind attacker takes 1 damage for each final blank, after the defence roll', () => {
    const scene = new Scene('orlen 10,10 blind; maud 5,5', 'cray 11.26,10').rolls(
      'blank blank blank skull skull',
    );
    scene.does('south', 'activate orlen', 'attack marshals-sword cray').rolls('skull  blank blank blank');
    scene.does('south', 'reroll skill 0-0-0-1');
    expect(scene.told('unit.damaged').map(({ unit, amount, cause }) => [unit, amount, cause])).toEqual([
      ['1:cray.1', 3, 'attack'],
      ['0:orlen.1', 2, 'blind'],
    ]);
  });

  it('#36 the token leaves when its turn begins, and it stays blind to the end of it', () => {
    const scene = new Scene('orlen 10,10 blind; maud 5,5', 'cray 11.26,10').does('south', 'activate orlen');
    expect([scene.unit('orlen').tokens, scene.unit('orlen').lingering]).toEqual([[], ['blind']]);
    scene.rolls('blank blank').does('south', 'attack basic cray');
    expect(scene.unit('orlen').damage).toBe(2);
    scene.does('south', 'end');
    expect(scene.unit('orlen').lingering).toEqual([]);
  });
});

describe('skulls of a Critical Strike', () => {
  const aimed = (target: string): Scene =>
    new Scene('maud 10,10; orlen 5,5', target).does('south', 'activate maud', 'use take-aim');

  it('#37 the final natural ones deal damage without a defence roll', () => {
    const scene = aimed('cray 25,10').rolls('skull blank inspire').does('south', 'attack long-gun cray');
    scene.rolls('skull').does('south', 'reroll sighted-in 0-0-0-1');
    expect(scene.told('attack.hit')[0]).toMatchObject({ hits: 0, criticals: 2 });
    expect(scene.told('dice.rolled').map(({ roll }) => roll)).not.toContain('defence');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([4, 0]);
  });

  it('#37 a skull that was rerolled away is none', () => {
    const scene = aimed('cray 25,10').rolls('skull blank blank').does('south', 'attack long-gun cray');
    scene.rolls('blank').does('south', 'reroll sighted-in 1-0-0-0');
    expect(scene.told('attack.hit')[0]).toMatchObject({ hits: 0, criticals: 0 });
    expect(scene.unit('cray').damage).toBe(0);
  });

  it('#37 Mastery and Inspire hits are defended', () => {
    const scene = aimed('cray 25,10').rolls('mastery mastery mastery').does('south', 'attack long-gun cray');
    scene.rolls('deflect deflect deflect').does('south', 'keep');
    expect(scene.told('attack.hit')[0]).toMatchObject({ hits: 3, criticals: 0 });
    expect(scene.unit('cray').damage).toBe(0);
  });

  it('#38 critical and other hits deal their damage alike, in one attack', () => {
    const scene = aimed('ironlung 25,10')
      .rolls('skull mastery mastery')
      .does('south', 'attack long-gun ironlung');
    scene.rolls('blank deflect').does('south', 'keep');
    expect(scene.told('attack.hit')[0]).toMatchObject({ hits: 2, criticals: 1 });
    expect([scene.unit('ironlung').damage, scene.unrolled]).toEqual([4, 0]);
    // A Beast counts critical and other hits together.
    const bear = aimed('marrow 25,10').rolls('skull mastery blank').does('south', 'attack long-gun marrow');
    bear.rolls('blank').does('south', 'keep');
    expect([bear.unit('marrow').damage, bear.unit('marrow').inspire]).toEqual([4, 1]);
  });

  it('#37 Take Aim is for one attack', () => {
    const scene = aimed('cray 25,10')
      .rolls('blank blank blank')
      .does('south', 'attack long-gun cray', 'keep');
    expect(scene.unit('maud').boosts).toEqual([]);
  });
});
