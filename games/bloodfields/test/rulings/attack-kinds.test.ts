import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('melee', () => {
  it('#57 a war machine has no defence roll against melee, magic or not', () => {
    const scene = new Scene('yew 10,10; rook 5,5', 'mortar 12.362,10');
    scene
      .does('south', 'activate yew', 'magic')
      .rolls('4 4  skull mastery blank blank')
      .does('south', 'cast thorn-crush');
    expect(scene.told('dice.rolled').map(({ roll }) => roll)).toEqual(['magic', 'attack']);
    expect(scene.unit('mortar').damage).toBe(2);
  });

  it('#57 against a ranged attack it has one', () => {
    const scene = new Scene('maud 10,10; orlen 5,5', 'mortar 25,10').rolls('skull blank blank');
    scene.does('south', 'activate maud', 'attack long-gun mortar').rolls('deflect').does('south', 'keep');
    expect([scene.unit('mortar').damage, scene.unrolled]).toEqual([0, 0]);
  });

  it('#58 Reach needs no combat but sight, meets no cover and harms no friend', () => {
    const scene = new Scene('tobren 10,10; orlen 13.26,10', 'cray 12,10 inspire 0', {
      terrain: 'forest 11.5,5 13.5,5 13.5,12 11.5,12',
    });
    scene
      .rolls('blank blank skull  inspire')
      .does('south', 'activate tobren', 'attack over-the-rim-spear cray');
    expect(scene.told('attack.saved')[0]).toMatchObject({ saves: 0, covered: false });
    expect([scene.unit('cray').damage, scene.unit('orlen').damage]).toEqual([1, 0]);
  });

  it('#58 nor does it reach whom it cannot see, or beyond its length', () => {
    const scene = new Scene('tobren 10,10; maud 5,5', 'cray 12.1,10; brine 10,13.42', {
      terrain: 'rock 10.9,6 11.2,6 11.2,14 10.9,14',
    }).does('south', 'activate tobren');
    scene.refuses('south', 'attack over-the-rim-spear cray', 'attack.unseen');
    scene.refuses('south', 'attack over-the-rim-spear brine', 'attack.reach');
    scene.refuses('south', 'attack shield-slam brine', 'attack.contact');
  });
});

describe('ranged', () => {
  const rock = 'rock 13,8 14,8 14,12 13,12';

  it('#59 a seeking shot at an unseen target meets no cover on its way', () => {
    const scene = new Scene('rook 10,10; ssil 5,5', 'cray 18,10', {
      terrain: `${rock}; forest 15,7 16.5,7 16.5,13 15,13`,
    });
    scene
      .rolls('skull skull blank  inspire inspire')
      .does('south', 'activate rook', 'attack whistling-arrow cray');
    expect([scene.told('attack.saved')[0]?.covered, scene.unit('cray').damage]).toEqual([false, 2]);
    scene.refuses('south', 'attack barbed-arrow cray', 'attack.cost');
  });

  it('#59 but whoever stands in a forest or in combat has cover from it', () => {
    const wood = new Scene('rook 10,10; ssil 5,5', 'cray 18,10', {
      terrain: `${rock}; forest 17,7 20,7 20,13 17,13`,
    });
    wood
      .rolls('skull skull blank  inspire inspire')
      .does('south', 'activate rook', 'attack whistling-arrow cray');
    expect([wood.told('attack.saved')[0]?.covered, wood.unit('cray').damage]).toEqual([true, 0]);
    const fray = new Scene('rook 10,10; ssil 19.417,10', 'cray 18,10', { terrain: rock });
    fray
      .rolls('skull skull skull  inspire inspire blank')
      .does('south', 'activate rook', 'attack whistling-arrow cray');
    expect([fray.told('attack.saved')[0]?.covered, fray.unit('cray').damage]).toEqual([true, 1]);
  });

  it('with cover nobody asks for a token in the defence', () => {
    const scene = new Scene('rook 10,10; ssil 19.417,10', 'cray 18,10 inspire 1').rolls(
      'skull skull blank  inspire inspire',
    );
    scene.does('south', 'activate rook', 'attack whistling-arrow cray');
    expect([scene.unit('cray').inspire, scene.unit('ssil').damage]).toEqual([1, 1]);
  });

  it('#60 a ranged magic attack is a shot: cover and friendly fire count, its mastery is arcane', () => {
    const scene = new Scene('ilmane 10,10; kessa 18.26,10', 'cray 17,10').does(
      'south',
      'activate ilmane',
      'magic',
    );
    scene.rolls('5 1  mastery mastery blank  inspire blank').does('south', 'cast searing-ray');
    expect(scene.told('attack.hit')[0]?.hits).toBe(2);
    expect(scene.told('attack.saved')[0]).toMatchObject({ saves: 1, covered: true });
    expect([scene.unit('cray').damage, scene.unit('kessa').damage, scene.unit('cray').tokens]).toEqual([
      1,
      1,
      ['spotted'],
    ]);
  });

  it('#60 and it is forbidden in combat', () => {
    const scene = new Scene('ilmane 10,10; kessa 5,5', 'cray 11.26,10').does(
      'south',
      'activate ilmane',
      'magic',
    );
    scene.refuses('south', 'cast searing-ray', 'cast.combat');
    expect(scene.moves('south')).toContain('cast dazzle');
  });
});
