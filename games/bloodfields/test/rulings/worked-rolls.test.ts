import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** The rulebook's six attack dice. */
const SIX_DICE = 'skull inspire inspire mastery mastery mastery';
/** And its six defence dice. */
const SIX_SAVES = 'deflect inspire inspire armour armour armour';

/** Hits of the six dice in this unit's attack, with a token spent or without one. */
function hitsBy(attacker: string, moves: readonly string[], token: boolean): number {
  const scene = new Scene(`${attacker} inspire ${token ? 1 : 0}`, 'hask 11.811,10');
  scene.rolls(`${SIX_DICE} ${'deflect '.repeat(6)}`);
  scene.does('south', ...moves);
  if (token) scene.asks('south', 'dice').does('south', 'spend');
  return scene.told('attack.hit')[0]?.hits ?? -1;
}

describe('the rulebook’s attack roll: one skull, two Inspire, three Mastery', () => {
  const lash = ['activate irix', 'attack martyrs-lash hask'];
  // A hurt bear that has drunk rolls two dice more than its four.
  const maul = ['activate marrow', 'drink wrath', 'attack maul hask'];

  it('at mastery 3 no Mastery icon hits: 1, with a token 3', () => {
    expect(hitsBy('irix 10,10 weakness', lash, false)).toBe(1);
    expect(hitsBy('irix 10,10 weakness', lash, true)).toBe(3);
  });

  it('at mastery 4 a single Mastery icon hits: 2, with a token 4', () => {
    expect(hitsBy('marrow+wrath 9.449,10 damage 5', maul, false)).toBe(2);
    expect(hitsBy('marrow+wrath 9.449,10 damage 5', maul, true)).toBe(4);
  });

  it('at mastery 5 every Mastery icon hits: 4, with a token 6', () => {
    expect(hitsBy('irix 10,10', lash, false)).toBe(4);
    expect(hitsBy('irix 10,10', lash, true)).toBe(6);
  });
});

/** Saves of the six dice against six hits. */
function savesOf(defender: string, token: boolean): number {
  const scene = new Scene('irix 10,10', `${defender} inspire ${token ? 1 : 0}`);
  const [name = ''] = defender.split(' ');
  scene.rolls(`${'skull '.repeat(6)} ${SIX_SAVES}`);
  scene.does('south', 'activate irix', `attack martyrs-lash ${name}`);
  if (token) scene.asks('north', 'dice').does('north', 'spend');
  const [defence] = scene.told('attack.saved');
  if (defence === undefined) throw new Error('nobody defends');
  expect([defence.saves + defence.unsaved, scene.unrolled]).toEqual([6, 0]);
  return defence.saves;
}

describe('the rulebook’s defence roll: six hits against one Deflect, two Inspire, three Armour', () => {
  it('at armour 0 no Armour icon saves: 1, with a token 3', () => {
    expect(savesOf('perrin 11.26,10', false)).toBe(1);
    expect(savesOf('perrin 11.26,10', true)).toBe(3);
  });

  it('at armour 1 one of them does: 2, with a token 4', () => {
    expect(savesOf('cray 11.26,10', false)).toBe(2);
    expect(savesOf('cray 11.26,10', true)).toBe(4);
  });

  it('at armour 3 all three do: 4, with a token 6', () => {
    expect(savesOf('ironlung 11.811,10', false)).toBe(4);
    expect(savesOf('ironlung 11.811,10', true)).toBe(6);
  });

  it('each hit that is not saved deals the damage of the profile', () => {
    const scene = new Scene('ironlung 10,10', 'orlen 11.811,10');
    scene.rolls('skull skull skull  blank armour blank');
    scene.does('south', 'activate ironlung', 'attack bell-hammer orlen');
    expect([scene.unit('orlen').damage, scene.unrolled]).toEqual([4, 0]);
  });
});
