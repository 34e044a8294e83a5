import { describe, expect, it } from 'vitest';
import { UNIT_COSTS } from '../../content/costs.ts';
import { Scene } from '../scene.ts';

describe('loaded-die', () => {
  it('rerolls up to two dice of one roll of its bearer, once a game', () => {
    const scene = new Scene('kessa+loaded-die 10,10; maud 5,5', 'cray 11.26,10; brine 40,25')
      .rolls('blank blank')
      .does('south', 'activate kessa', 'attack quick-cut cray')
      .asks('south', 'dice');
    scene.rolls('skull skull  blank blank').does('south', 'reroll loaded-die 0-0-0-2').asks('south', 'act');
    expect([scene.unit('cray').damage, scene.unit('kessa').spent, scene.unrolled]).toEqual([
      2,
      ['loaded-die'],
      0,
    ]);
    scene.rolls('blank blank').does('south', 'attack quick-cut cray').asks('north', 'activate');
  });

  it('may be kept, and rerolls no more than two', () => {
    const scene = new Scene('irix+loaded-die 10,10; suun 5,5', 'orlen 11.26,10; maud 40,25')
      .rolls('blank blank blank blank blank')
      .does('south', 'activate irix', 'attack chain-flail orlen');
    scene.refuses('south', 'reroll loaded-die 0-0-0-3', 'dice.tooMany');
    scene.does('south', 'keep').asks('south', 'act');
    expect(scene.unit('irix').spent).toEqual([]);
  });

  it('rerolls defence dice, tests and bad luck as well', () => {
    const defence = new Scene('kessa 10,10; maud 5,5', 'orlen+loaded-die 11.26,10; pike 40,25')
      .rolls('skull skull  blank blank')
      .does('south', 'activate kessa', 'attack quick-cut orlen')
      .asks('north', 'dice');
    defence.rolls('deflect deflect').does('north', 'reroll loaded-die 0-0-0-2');
    expect(defence.unit('orlen').damage).toBe(0);
    const flame = new Scene('kessa+loaded-die 10,10 dot 1; maud 5,5', 'orlen 30,10; pike 40,25')
      .rolls('1')
      .does('south', 'activate kessa', 'end')
      .asks('south', 'dice');
    flame.rolls('6').does('south', 'reroll loaded-die 1-0-0-0-0-0');
    expect([flame.unit('kessa').damage, flame.unit('kessa').dot]).toEqual([0, 0]);
    const wood = new Scene('kessa+loaded-die 10,10; maud 5,5', 'orlen 30,10', {
      terrain: 'forest 8,8 12,8 12,12 8,12',
    })
      .rolls('1')
      .does('south', 'activate kessa')
      .asks('south', 'dice');
    wood.rolls('2').does('south', 'reroll loaded-die 1-0-0-0-0-0').asks('south', 'act');
    expect(wood.unit('kessa').turn.bogged).toBe('no');
  });

  it('#40 does not reroll a die its side has rerolled before', () => {
    const scene = new Scene('orlen+loaded-die 10,10; maud 5,5', 'cray 11.26,10; brine 40,25')
      .rolls('skull skull skull skull blank')
      .does('south', 'activate orlen', 'attack marshals-sword cray');
    scene.rolls('blank').does('south', 'reroll skill 0-0-0-1').asks('south', 'dice');
    scene.refuses('south', 'reroll loaded-die 0-0-0-1', 'dice.noSuchDice');
  });

  it('#41 is no help after two ones', () => {
    const scene = new Scene('kessa+loaded-die 10,10; maud 5,5', 'cray 14,10; brine 40,25')
      .rolls('1 1')
      .does('south', 'activate kessa', 'charge cray')
      .asks('south', 'act');
    expect(scene.unit('kessa').spent).toEqual([]);
  });
});

describe('warding-pebble', () => {
  const struck = (cray: string, dice = 'skull skull  blank blank'): Scene =>
    new Scene('kessa 10,10; maud 5,5', `${cray}; brine 40,25`)
      .rolls(dice)
      .does('south', 'activate kessa', 'attack quick-cut cray');

  it('gives its bearer a Shield before damage is placed', () => {
    const scene = struck('cray+warding-pebble 11.26,10')
      .asks('north', 'react')
      .does('north', 'use warding-pebble')
      .asks('south', 'act');
    expect([scene.unit('cray').damage, scene.unit('cray').shields, scene.unit('cray').spent]).toEqual([
      1,
      0,
      ['warding-pebble'],
    ]);
    scene.rolls('skull skull  blank blank').does('south', 'attack quick-cut cray').asks('north', 'activate');
    expect(scene.unit('cray').damage).toBe(3);
  });

  it('may be kept, and is not asked for where there is no damage', () => {
    const kept = struck('cray+warding-pebble 11.26,10').does('north', 'pass');
    expect([kept.unit('cray').damage, kept.unit('cray').spent]).toEqual([2, []]);
    struck('cray+warding-pebble 11.26,10', 'skull blank  deflect').asks('south', 'act');
  });

  it('helps against hits, friendly fire and one’s own blindness, but not against lost health', () => {
    const hits = new Scene(
      'ironlung 10,10 inspire 1; brine 5,5',
      'maud+warding-pebble 11.811,10; orlen 40,25',
    )
      .rolls('blank deflect')
      .does('south', 'activate ironlung', 'use clear-the-deck')
      .does('north', 'use warding-pebble');
    expect(hits.unit('maud').damage).toBe(0);
    const blind = new Scene('kessa+warding-pebble 10,10 blind; maud 5,5', 'cray 11.26,10')
      .rolls('blank blank')
      .does('south', 'activate kessa', 'attack quick-cut cray', 'use warding-pebble');
    expect(blind.unit('kessa').damage).toBe(1);
    const fire = new Scene('cray 10,10; fenn+warding-pebble 17,11.26', 'maud 17,10; orlen 40,25')
      .rolls('blank blank blank')
      .does('south', 'activate cray', 'attack harpoon maud')
      .asks('south', 'react');
    fire.does('south', 'use warding-pebble');
    expect(fire.unit('fenn').damage).toBe(2);
    const lost = new Scene('fenn+warding-pebble 10,10; cray 5,5', 'maud 30,10')
      .does('south', 'activate fenn', 'use grim-bargain')
      .asks('south', 'act');
    expect([lost.unit('fenn').damage, lost.unit('fenn').spent]).toEqual([1, []]);
  });
});

describe('thorn-ring', () => {
  const charged = (orlen: string, kessa = 'kessa 10,10'): Scene =>
    new Scene(`${kessa}; maud 5,5`, `${orlen}; pike 40,25`)
      .rolls('3 3')
      .does('south', 'activate kessa', 'charge orlen', 'contact 12.74,10');

  it('makes whoever charges its bearer receive two hits before the free attack', () => {
    const scene = charged('orlen+thorn-ring 14,10')
      .asks('north', 'react')
      .rolls('blank armour')
      .does('north', 'use thorn-ring')
      .asks('south', 'strike');
    expect([scene.unit('kessa').damage, scene.unit('orlen').spent, scene.unrolled]).toEqual([
      1,
      ['thorn-ring'],
      0,
    ]);
  });

  it('may be declined, and may be the end of the charger', () => {
    expect(
      charged('orlen+thorn-ring 14,10').does('north', 'pass').asks('south', 'strike').unit('orlen').spent,
    ).toEqual([]);
    const scene = charged('orlen+thorn-ring 14,10', 'kessa 10,10 damage 5')
      .rolls('blank blank')
      .does('north', 'use thorn-ring');
    expect([scene.unit('kessa').state, scene.unit('orlen').damage, scene.points('north')]).toEqual([
      'destroyed',
      0,
      UNIT_COSTS.kessa + 15,
    ]);
  });

  it('counts as its bearer’s doing: Irix goes on to charge in the enemy’s turn', () => {
    const scene = new Scene('kessa 10,10 damage 5; maud 14,14', 'irix+thorn-ring 14,10; suun 40,25')
      .rolls('3 3')
      .does('south', 'activate kessa', 'charge irix', 'contact 12.74,10');
    scene.rolls('blank blank').does('north', 'use thorn-ring').asks('north', 'act');
    expect(scene.moves('north')).toEqual(['charge maud', 'end']);
    scene
      .rolls('3 3')
      .does('north', 'charge maud', 'contact 14,12.74')
      .rolls('blank blank blank blank blank')
      .does('north', 'strike chain-flail')
      .asks('north', 'activate');
    expect([scene.unit('kessa').state, scene.unit('irix').activated, scene.at('irix')]).toEqual([
      'destroyed',
      false,
      '14,12.74',
    ]);
  });

  it('does not prick who fails, walks, or charges another', () => {
    const failed = new Scene('kessa 10,10; maud 5,5', 'orlen+thorn-ring 14,10; pike 40,25')
      .rolls('1 1')
      .does('south', 'activate kessa', 'charge orlen')
      .asks('south', 'act');
    failed.does('south', 'move 12.74,10').asks('north', 'activate');
    const other = new Scene('kessa 10,10; maud 5,5', 'orlen+thorn-ring 14,11.26; pike 14,10')
      .rolls('3 3')
      .does('south', 'activate kessa', 'charge pike', 'contact 12.74,10');
    other.asks('south', 'strike');
    expect([failed.unit('kessa').damage, other.unit('kessa').damage]).toEqual([0, 0]);
  });
});

describe('silver-bell', () => {
  it('changes a die of a Morale test to 6', () => {
    const scene = new Scene('kessa+silver-bell 10,10; maud 5,5', 'cray 11.26,10; brine 40,25')
      .rolls('2 1')
      .does('south', 'activate kessa', 'flee')
      .asks('south', 'dice');
    scene.does('south', 'turn silver-bell 1').asks('south', 'go');
    expect(scene.unit('kessa').spent).toEqual(['silver-bell']);
  });

  it('for tests others call for and for charges, too; not after two ones, and not in other tests', () => {
    const shot = new Scene('fenn 10,10; brine 5,5', 'maud+silver-bell 16,10; orlen 40,25')
      .rolls('2 1')
      .does('south', 'activate fenn', 'attack flintlock maud')
      .asks('north', 'dice');
    shot.does('north', 'turn silver-bell 2');
    expect(shot.told('morale.tested')).toMatchObject([{ passed: true }]);
    new Scene('kessa+silver-bell 10,10; maud 5,5', 'cray 11.26,10; brine 40,25')
      .rolls('1 1')
      .does('south', 'activate kessa', 'flee')
      .asks('north', 'activate');
    const charge = new Scene('kessa+silver-bell 10,10; maud 5,5', 'cray 21.5,10; brine 40,25')
      .rolls('2 1')
      .does('south', 'activate kessa', 'charge cray')
      .asks('south', 'dice');
    charge.does('south', 'turn silver-bell 1').asks('south', 'contact');
    new Scene('ilmane+silver-bell 10,10; maud 5,5', 'cray 15,10; brine 40,25')
      .rolls('2 1')
      .does('south', 'activate ilmane', 'magic', 'cast dazzle')
      .asks('south', 'cast');
  });
});

describe('mana-shard', () => {
  it('adds two to the sum of a Magic Test, once a game', () => {
    const scene = new Scene('ilmane+mana-shard 10,10; maud 5,5', 'cray 15,10; brine 40,25')
      .rolls('2 1')
      .does('south', 'activate ilmane', 'magic', 'cast dazzle')
      .asks('south', 'dice');
    scene.does('south', 'use mana-shard').asks('south', 'cast');
    expect([scene.unit('cray').tokens, scene.unit('ilmane').spent]).toEqual([['blind'], ['mana-shard']]);
    scene.rolls('2 1').does('south', 'cast searing-ray').asks('south', 'act');
  });

  it('may be kept, and does not undo two ones', () => {
    const kept = new Scene('ilmane+mana-shard 10,10; maud 5,5', 'cray 15,10; brine 40,25')
      .rolls('2 1')
      .does('south', 'activate ilmane', 'magic', 'cast dazzle', 'keep');
    expect([kept.unit('cray').tokens, kept.unit('ilmane').spent]).toEqual([[], []]);
    const burnt = new Scene('ilmane+mana-shard 10,10; maud 5,5', 'cray 15,10; brine 40,25')
      .rolls('1 1')
      .does('south', 'activate ilmane', 'magic', 'cast dazzle')
      .asks('south', 'cast');
    expect(burnt.unit('ilmane').damage).toBe(1);
  });
});

describe('evil-eye', () => {
  it('makes an enemy within 8 inches reroll one die of any roll, before the enemy decides', () => {
    const scene = new Scene('orlen 10,10; maud 5,5', 'cray 11.26,10; fenn+evil-eye 19.26,10')
      .rolls('skull blank blank blank blank')
      .does('south', 'activate orlen', 'attack marshals-sword cray')
      .asks('north', 'dice');
    scene.refuses('north', 'reroll evil-eye 1-0-0-1', 'dice.tooMany');
    scene.rolls('blank').does('north', 'reroll evil-eye 1-0-0-0').asks('south', 'dice');
    scene.rolls('skull  blank').does('south', 'reroll skill 0-0-0-1');
    expect([scene.unit('cray').damage, scene.unit('fenn').spent]).toEqual([1, ['evil-eye']]);
  });

  it('may look away, and sees no farther', () => {
    const scene = new Scene('kessa 10,10; maud 5,5', 'cray 11.26,10; fenn+evil-eye 15,10')
      .rolls('skull blank')
      .does('south', 'activate kessa', 'attack quick-cut cray');
    scene.rolls('blank').does('north', 'keep').asks('south', 'act');
    expect(scene.unit('fenn').spent).toEqual([]);
    new Scene('kessa 10,10; maud 5,5', 'cray 11.26,10; fenn+evil-eye 19.27,10')
      .rolls('blank blank')
      .does('south', 'activate kessa', 'attack quick-cut cray')
      .asks('south', 'act');
  });

  it('turns a charge, a defence and a spell; nothing turns two ones', () => {
    const charge = new Scene('kessa 10,10; maud 5,5', 'cray+evil-eye 17,10; fenn 40,25')
      .rolls('2 1')
      .does('south', 'activate kessa', 'charge cray')
      .asks('north', 'dice');
    charge.rolls('1').does('north', 'reroll evil-eye 0-1-0-0-0-0');
    expect(charge.told('charge.tested')).toMatchObject([{ passed: false }]);
    const defence = new Scene('kessa+evil-eye 10,10; maud 5,5', 'cray 11.26,10; fenn 40,25')
      .rolls('skull blank  deflect')
      .does('south', 'activate kessa', 'attack quick-cut cray')
      .asks('south', 'dice');
    defence.rolls('blank').does('south', 'reroll evil-eye 1-0-0-0');
    expect(defence.unit('cray').damage).toBe(1);
    new Scene('kessa 10,10; maud 5,5', 'cray+evil-eye 17,10; fenn 40,25')
      .rolls('1 1')
      .does('south', 'activate kessa', 'charge cray')
      .asks('south', 'act');
  });
});
