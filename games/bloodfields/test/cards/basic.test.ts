import { describe, expect, it } from 'vitest';
import { UNIT_KINDS } from '../../content/units/kinds.ts';
import { skillSet } from '../../rules/skills.ts';
import { Scene } from '../scene.ts';

describe('basic', () => {
  it('is a free melee attack of two dice, as often as there are actions', () => {
    const scene = new Scene('mortar 10,10; brine 5,5', 'maud 11.811,10; orlen 30,25')
      .rolls('skull mastery  blank')
      .does('south', 'activate mortar', 'attack basic maud');
    expect([scene.unit('maud').damage, scene.unrolled]).toEqual([1, 0]);
    scene.refuses('south', 'attack basic orlen', 'attack.contact');
    scene.rolls('blank blank').does('south', 'attack basic maud').asks('north', 'activate');
  });

  it('is there for every unit, and for the free attack of every charge', () => {
    for (const kind of UNIT_KINDS) expect(skillSet(kind).attacks.map(({ id }) => id)).toContain('basic');
    const scene = new Scene('suun 10,10; irix 5,5', 'maud 13,10; orlen 30,25')
      .rolls('3 3')
      .does('south', 'activate suun', 'charge maud', 'contact 11.74,10');
    expect(scene.moves('south')).toEqual(['strike basic']);
    scene.refuses('south', 'strike veil-knives', 'strike.melee');
  });
});
