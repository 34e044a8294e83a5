import { describe, expect, it } from 'vitest';
import { coverAgainst } from '../../rules/sight.ts';
import { Scene } from '../scene.ts';

/** Why Cray has cover from Maud. */
function cover(cray: string, terrain: string, north = '', maud = '10,10'): string {
  const scene = new Scene(`maud ${maud}; orlen 3,25`, `cray ${cray}; ${north}`, { terrain });
  return coverAgainst(scene.state, scene.id('maud'), scene.id('cray'))?.kind ?? 'none';
}

describe('cover', () => {
  it('across a swamp, across ruins; not across high ground', () => {
    for (const kind of ['swamp', 'ruins', 'forest'])
      expect(cover('18,10', `${kind} 13,7 15,7 15,13 13,13`)).toBe('across');
    expect(cover('18,10', 'high 13,7 15,7 15,13 13,13')).toBe('none');
  });

  it('not where a line goes past the edge of the piece', () => {
    expect(cover('18,10', 'forest 13,10.2 15,10.2 15,16 13,16')).toBe('none');
  });

  it('in terrain with the smallest part of the base, not beside it', () => {
    expect(cover('18,10', 'swamp 18.62,7 22,7 22,13 18.62,13')).toBe('in');
    expect(cover('18,10', 'swamp 18.63,7 22,7 22,13 18.63,13')).toBe('none');
  });

  it('a shooter in a forest shoots out of it, but not through the next one', () => {
    const own = 'forest 8,7 13,7 13,13 8,13';
    expect(cover('18,10', own)).toBe('none');
    expect(cover('18,10', `${own}; forest 14.5,5 16,5 16,15 14.5,15`)).toBe('across');
  });

  it('a fence an inch away helps, one farther away does not, nor one on the shooter’s side', () => {
    expect(cover('18,10', 'fence 16,5 16.4,5 16.4,15 16,15')).toBe('across');
    expect(cover('18,10', 'fence 15.9,5 16.3,5 16.3,15 15.9,15')).toBe('none');
    expect(cover('18,10', 'fence 11,5 11.4,5 11.4,15 11,15')).toBe('none');
  });

  it('a larger friend hides, an equal one and an enemy as large do not; combat does', () => {
    expect(cover('18,10', '', 'ironlung 15.5,10')).toBe('across');
    expect(cover('18,10', '', 'fenn 15.5,10')).toBe('none');
    const behind = new Scene('maud 10,10; tobren 14,10', 'cray 18,10');
    expect(coverAgainst(behind.state, behind.id('maud'), behind.id('cray'))).toBeNull();
    const fight = new Scene('maud 10,10; kessa 18,11.26', 'cray 18,10');
    expect(coverAgainst(fight.state, fight.id('maud'), fight.id('cray'))?.kind).toBe('combat');
  });

  it('saves all Inspire icons for nothing, in ranged attacks alone', () => {
    const scene = new Scene('tobren 10,10; maud 3,3', 'cray 12.5,10 inspire 1; fenn 40,5', {
      terrain: 'forest 12,8 16,8 16,12 12,12',
    });
    scene
      .rolls('skull skull blank inspire inspire')
      .does('south', 'activate tobren', 'attack over-the-rim-spear cray');
    scene.asks('north', 'dice').does('north', 'keep');
    expect(scene.unit('cray').damage).toBe(2);
  });
});

describe('what needs no sight', () => {
  const behind = { terrain: 'rock 12,5 13,5 13,15 12,15' };
  it('“choose” reaches behind a rock, “target” does not', () => {
    const scene = new Scene('yew 10,10; rook 3,3', 'cray 15,10; fenn 40,5', behind).does(
      'south',
      'activate yew',
      'magic',
    );
    scene.refuses('south', 'cast wither', 'cast.nobody');
    scene.rolls('3 3').does('south', 'cast grasping-roots');
    expect(scene.unit('cray').tokens).toEqual(['immobilize']);
  });

  it('“all” reaches there too, an AoE attack does not (#51)', () => {
    const scene = new Scene('azhrae 10,10; suun 3,3', 'cray 14,10; fenn 40,5', behind).does(
      'south',
      'activate azhrae',
      'magic',
    );
    scene.rolls('4 4 blank deflect').does('south', 'cast hymn-of-ruin');
    expect(scene.unit('cray').damage).toBe(1);
    const thin = { terrain: 'rock 11.2,5 11.5,5 11.5,15 11.2,15' };
    const sweep = new Scene('yew 10,10; rook 3,3', 'cray 12.2,10; fenn 40,5', thin).does(
      'south',
      'activate yew',
    );
    sweep.refuses('south', 'attack branch-sweep', 'attack.nobody');
  });
});

describe('terrain under one’s feet', () => {
  it('forest: nobody takes off or lands in it, jumping and walking are free', () => {
    const wood = { terrain: 'forest 9,9 11,9 11,11 9,11; forest 15,9 18,9 18,11 15,11' };
    const hawk = new Scene('perrin 10,10; maud 3,3', 'cray 40,5', wood)
      .rolls('6')
      .does('south', 'activate perrin');
    hawk.refuses('south', 'use soar', 'use.forest');
    const cat = new Scene('ssil 10,10; rook 3,3', 'cray 40,5', wood).does(
      'south',
      'activate ssil',
      'use pounce',
      'move 16,10',
    );
    expect(cat.at('ssil')).toBe('16,10');
  });

  it('in two pieces at once both are rolled for, and the worse luck counts', () => {
    const both = { terrain: 'forest 8,8 9.9,8 9.9,12 8,12; swamp 10.1,8 12,8 12,12 10.1,12' };
    const scene = new Scene('orlen 10,10; maud 3,3', 'cray 14,10; fenn 40,5', both)
      .rolls('1 1')
      .does('south', 'activate orlen');
    scene.refuses('south', 'charge cray', 'charge.bogged');
    scene.refuses('south', 'move 10,8', 'move.bogged');
    const lucky = new Scene('orlen 10,10; maud 3,3', 'cray 14,10; fenn 40,5', both)
      .rolls('1 2')
      .does('south', 'activate orlen');
    lucky.refuses('south', 'charge cray', 'charge.bogged');
    lucky.does('south', 'move 10,8');
  });

  it('ruins: begun in, walked about in and left again in one turn are rolled for once', () => {
    const scene = new Scene('orlen 10,10; maud 3,3', 'cray 40,5', { terrain: 'ruins 6,6 14,6 14,14 6,14' });
    scene.rolls('2 1').does('south', 'activate orlen', 'move 10,12', 'move 10,16');
    expect([scene.unit('orlen').damage, scene.unrolled]).toEqual([0, 1]);
  });

  it('ruins: a charge into them is rolled for, before the blow falls', () => {
    const near = new Scene('kessa 10,10 damage 5; maud 3,3', 'cray 15.4,11.3; fenn 40,5', {
      terrain: 'ruins 14.4,9.1 24,9.1 24,13.5 14.4,13.5',
    });
    near.rolls('4 4 1').does('south', 'activate kessa', 'charge cray');
    expect([near.unit('kessa').state, near.unit('cray').damage]).toEqual(['destroyed', 0]);
  });

  it('high ground: shots down reroll any number of dice, shots along it none', () => {
    const hill = { terrain: 'high 8,8 12,8 12,12 8,12' };
    const down = new Scene('cray 10,10; fenn 3,3', 'orlen 18,10; maud 40,5', hill).does(
      'south',
      'activate cray',
    );
    down
      .rolls('blank blank mastery')
      .does('south', 'attack harpoon orlen')
      .asks('south', 'dice')
      .rolls('skull skull blank deflect armour');
    down.does('south', 'reroll high-ground 0-0-0-2');
    expect(down.unrolled).toBe(0);
    const along = new Scene('cray 10,10; fenn 3,3', 'orlen 12.5,10; maud 40,5', hill).does(
      'south',
      'activate cray',
    );
    along.rolls('blank blank blank').does('south', 'attack harpoon orlen').asks('south', 'act');
  });

  it('high ground: a charge down may roll both dice again, not after two 1s', () => {
    const hill = { terrain: 'high 8,8 12,8 12,12 8,12' };
    const scene = new Scene('kessa 10,10; maud 3,3', 'cray 18,10; fenn 40,5', hill).does(
      'south',
      'activate kessa',
    );
    scene.rolls('1 1').does('south', 'charge cray').asks('south', 'act');
    const again = new Scene('kessa 10,10; maud 3,3', 'cray 20.26,10; fenn 40,5', hill).does(
      'south',
      'activate kessa',
    );
    again.rolls('3 2').does('south', 'charge cray').asks('south', 'dice');
    again.rolls('4 1').does('south', 'reroll high-ground 0-1-1-0-0-0').asks('south', 'contact');
  });

  it('a fence is crossed by who clears it, and nobody ends on it', () => {
    const fence = { terrain: 'fence 12,5 12.4,5 12.4,15 12,15' };
    const scene = new Scene('orlen 10,10; maud 3,3', 'cray 40,5', fence).does('south', 'activate orlen');
    scene.refuses('south', 'move 12.5,10', 'move.end');
    scene.does('south', 'move 13.03,10');
  });
});
