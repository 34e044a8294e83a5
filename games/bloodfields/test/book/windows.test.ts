import { describe, expect, it } from 'vitest';
import { ITEM_COSTS, UNIT_COSTS } from '../../content/costs.ts';
import { Scene } from '../scene.ts';

describe('who changes dice, and when', () => {
  it('first the opponent of who rolled, then the roller, and the opponent no more', () => {
    const scene = new Scene('orlen 10,10; maud 3,3', 'cray+evil-eye 11.26,10; fenn 40,5').does(
      'south',
      'activate orlen',
    );
    scene
      .rolls('skull skull blank blank blank')
      .does('south', 'attack marshals-sword cray')
      .asks('north', 'dice');
    scene.does('north', 'keep').asks('south', 'dice').rolls('skull deflect deflect deflect');
    scene.does('south', 'reroll skill 0-0-0-1').asks('south', 'act');
    expect([scene.unit('cray').spent, scene.unrolled]).toEqual([[], 0]);
  });

  it('a die is rerolled once by each: what the Evil Eye turned, its roller may turn again, once', () => {
    const scene = new Scene('orlen+loaded-die 10,10; maud 3,3', 'cray+evil-eye 11.26,10; fenn 40,5').does(
      'south',
      'activate orlen',
    );
    scene.rolls('skull blank blank blank blank').does('south', 'attack marshals-sword cray').rolls('blank');
    scene
      .does('north', 'reroll evil-eye 1-0-0-0')
      .rolls('blank blank')
      .does('south', 'reroll loaded-die 0-0-0-2');
    // Orlen rerolled two of the five blanks; the reroll of his sword may take one of the other three.
    scene.rolls('skull blank').does('south', 'reroll skill 0-0-0-1');
    expect(scene.unit('cray').damage).toBe(1);
  });

  it('three of three rerolled: nothing is left to reroll', () => {
    const scene = new Scene('suun+loaded-die 10,10; irix 3,3', 'cray 16,10; fenn 40,5').does(
      'south',
      'activate suun',
    );
    scene
      .rolls('blank blank blank')
      .does('south', 'attack veil-knives cray')
      .rolls('blank blank')
      .does('south', 'reroll loaded-die 0-0-0-2');
    scene.rolls('blank').does('south', 'reroll skill 0-0-0-1').asks('south', 'act');
  });

  it('the Evil Eye looks at who rolls: the defender eight inches away, not the attacker beside him', () => {
    const scene = new Scene('maud+evil-eye 10,10; kessa 21.74,10', 'cray 23,10; fenn 40,5').does(
      'south',
      'activate kessa',
    );
    scene.rolls('skull blank blank').does('south', 'attack quick-cut cray').asks('south', 'act');
    const near = new Scene('maud+evil-eye 14,10; kessa 21.74,10', 'cray 23,10; fenn 40,5').does(
      'south',
      'activate kessa',
    );
    near
      .rolls('skull blank deflect')
      .does('south', 'attack quick-cut cray')
      .asks('south', 'dice')
      .rolls('blank');
    near.does('south', 'reroll evil-eye 1-0-0-0');
    expect(near.unit('cray').damage).toBe(1);
  });

  it('turned into two 1s a test is lost at once, with no answer', () => {
    const scene = new Scene('orlen+loaded-die 10,10; maud 3,25', 'fenn+evil-eye 11.26,10; cray 40,25').does(
      'south',
      'activate orlen',
    );
    scene
      .rolls('1 6')
      .does('south', 'flee')
      .asks('north', 'dice')
      .rolls('1')
      .does('north', 'reroll evil-eye 0-0-0-0-0-1');
    scene.asks('north', 'activate');
    expect(scene.unit('orlen').spent).toEqual([]);
  });

  it('a mirror makes both dice of a spell roll again, then the caster’s own effects', () => {
    const scene = new Scene('brine 10,10; fenn 3,3', 'orlen+cracked-mirror 16,10; maud 40,5').does(
      'south',
      'activate brine',
      'magic',
    );
    scene.rolls('6 6').does('south', 'cast undertow').asks('north', 'dice').rolls('2 3');
    scene.does('north', 'reroll cracked-mirror 0-0-0-0-0-2').asks('south', 'dice').rolls('6 6');
    scene.does('south', 'reroll tidecaller 0-1-1-0-0-0');
    expect([scene.unit('brine').inspire, scene.at('orlen')]).toEqual([1, '19,10']);
  });

  it('Hard Bargain turns one die to 4; a Mana Shard adds two on top', () => {
    const scene = new Scene('ansa+mana-shard 10,10; maud 12,10', 'cray 40,5').does(
      'south',
      'activate ansa',
      'magic',
    );
    scene
      .rolls('1 2')
      .does('south', 'cast borrowed-time')
      .asks('south', 'dice')
      .does('south', 'turn hard-bargain 1');
    scene
      .asks('south', 'dice')
      .does('south', 'use mana-shard')
      .asks('south', 'act')
      .does('south', 'move 12,14');
    expect(scene.at('maud')).toBe('12,14');
  });
});

describe('items', () => {
  it('one potion a turn; the next turn another; none twice', () => {
    const scene = new Scene('orlen+vigour+resolve 10,10 damage 3; maud 3,3', 'cray 40,5; fenn 40,8').does(
      'south',
      'activate orlen',
      'drink vigour',
    );
    scene.refuses('south', 'drink resolve', 'drink.once');
    scene.refuses('south', 'drink vigour', 'drink.empty');
    expect(scene.unit('orlen').damage).toBe(1);
  });

  it('any number of charms in one turn', () => {
    const scene = new Scene(
      'cray 10,10; fenn 3,3',
      'orlen+smoke-bead+warding-pebble+loaded-die 18,10; maud 40,5',
    ).does('south', 'activate cray');
    scene
      .rolls('skull skull skull')
      .does('south', 'attack harpoon orlen')
      .asks('north', 'react')
      .rolls('blank blank inspire');
    scene
      .does('north', 'use smoke-bead')
      .asks('north', 'dice')
      .rolls('blank deflect')
      .does('north', 'reroll loaded-die 0-0-0-2');
    scene.asks('north', 'react').does('north', 'use warding-pebble');
    expect([scene.unit('orlen').damage, scene.unit('orlen').spent.length]).toEqual([0, 3]);
  });

  it('whoever destroys the bearer scores its items, used or not', () => {
    const scene = new Scene(
      'kessa 10,10; maud 3,3',
      'cray+vigour+evil-eye 11.26,10 damage 5; fenn 40,5',
    ).does('south', 'activate kessa');
    scene.rolls('skull blank').does('south', 'attack quick-cut cray').does('north', 'keep').rolls('blank');
    expect(scene.points('south')).toBe(UNIT_COSTS.cray + ITEM_COSTS.vigour + ITEM_COSTS['evil-eye'] + 15);
  });

  it('a charm is used in anybody’s turn: a Tether Rope holds against a friend’s quarrel as well', () => {
    const scene = new Scene(
      'ironlung 10,10 inspire 1; fenn 3,3',
      'orlen+tether-rope 11.811,10; maud 10,11.811',
    ).does('south', 'activate ironlung');
    scene
      .does('south', 'use clear-the-deck', 'target orlen')
      .asks('north', 'react')
      .does('north', 'use tether-rope');
    expect([scene.at('orlen'), scene.at('maud')]).toEqual(['11.811,10', '10,13.811']);
  });
});

describe('whoever falls', () => {
  it('Fenn: two husks beside him before he is gone; with four on the table none', () => {
    const scene = new Scene('kessa 10,10; maud 3,3', 'fenn 11.26,10 damage 5; cray 40,5').does(
      'south',
      'activate kessa',
    );
    scene.rolls('skull blank blank').does('south', 'attack quick-cut fenn').asks('north', 'summon');
    scene.does('north', 'summon 12.52,10').does('north', 'stay');
    expect([scene.unit('fenn').state, scene.at('husk')]).toEqual(['destroyed', '12.52,10']);
    const full = new Scene(
      'kessa 10,10; maud 3,3',
      'fenn 11.26,10 damage 5; husk 30,5; husk 32,5; husk 34,5; husk 36,5',
    ).does('south', 'activate kessa');
    full.rolls('skull blank blank 6 6').does('south', 'attack quick-cut fenn').asks('south', 'act');
  });

  it('a support raised in the battle is worth its points like any other', () => {
    const scene = new Scene('kessa 10,10; maud 3,3', 'fenn 40,8; husk 11.26,10 damage 3; cray 40,5').does(
      'south',
      'activate kessa',
    );
    scene.rolls('skull blank blank').does('south', 'attack quick-cut husk');
    expect(scene.points('south')).toBe(UNIT_COSTS.husk + 15);
  });

  it('Bogmaw bursts over friend and foe before he is removed', () => {
    const scene = new Scene(
      'kessa 10,10; maud 3,3',
      'bogmaw 11.811,10 damage 11; rook 14.5,10; yew 40,5',
    ).does('south', 'activate kessa');
    scene.rolls('skull blank blank blank blank blank blank').does('south', 'attack quick-cut bogmaw');
    expect([scene.unit('kessa').damage, scene.unit('rook').damage, scene.unit('bogmaw').state]).toEqual([
      2,
      2,
      'destroyed',
    ]);
  });
});
