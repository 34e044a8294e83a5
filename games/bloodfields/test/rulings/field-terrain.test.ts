import { describe, expect, it } from 'vitest';
import { UNIT_COSTS } from '../../content/costs.ts';
import { Scene } from '../scene.ts';

const AROUND = '9,9 11,9 11,11 9,11';

describe('bad luck', () => {
  it('in a forest: a one at the beginning of the turn forbids charges, and nothing else', () => {
    const scene = new Scene('orlen 10,10; maud 5,25', 'cray 16,10', { terrain: `forest ${AROUND}` }).rolls(
      '1',
    );
    scene.does('south', 'activate orlen').refuses('south', 'charge cray', 'charge.bogged');
    scene.does('south', 'move 12.5,10').refuses('south', 'charge cray', 'charge.bogged');
    const lucky = new Scene('orlen 10,10; maud 5,25', 'cray 16,10', { terrain: `forest ${AROUND}` }).rolls(
      '2',
    );
    expect(lucky.does('south', 'activate orlen').moves('south', 'charge')).toEqual(['charge cray']);
  });

  it('in a swamp: no charge, no move, no jump; but one may blink and be pushed', () => {
    const terrain = `swamp ${AROUND}`;
    const scene = new Scene('vell 10,10 inspire 1; orlen 5,25', 'cray 16,10', { terrain })
      .rolls('1')
      .does('south', 'activate vell');
    scene.refuses('south', 'charge cray', 'charge.bogged');
    scene.refuses('south', 'move 12,10', 'move.bogged');
    scene.refuses('south', 'use grapnel', 'use.bogged');
    const caul = new Scene('caul 10,10 inspire 1; rook 5,25', 'cray 16,10', { terrain })
      .rolls('1')
      .does('south', 'activate caul');
    caul.refuses('south', 'move 12,10', 'move.bogged');
    caul.does('south', 'use flicker', 'move 13,10').refuses('south', 'move 14,10', 'move.bogged');
  });

  it('#103 whoever is stuck in a swamp does not flee either', () => {
    const scene = new Scene('orlen 10,10; maud 5,25', 'cray 11.26,10', {
      terrain: 'swamp 8,9 10,9 10,11 8,11',
    }).rolls('1');
    scene.does('south', 'activate orlen').refuses('south', 'flee', 'flee.bogged');
  });

  it('lasts for the turn: an ally may still send the unit on its way later', () => {
    const scene = new Scene('ilmane+grace 10,10; maud 14,10', 'cray 30,25; sorrow 35,25', {
      terrain: 'swamp 13,9 15,9 15,11 13,11',
    });
    scene.rolls('1').does('south', 'activate maud').refuses('south', 'move 14,12', 'move.bogged');
    scene.does('south', 'end').does('north', 'activate cray', 'end').rolls('6 6');
    scene.does('south', 'magic', 'cast quicken', 'move 14,12');
    expect([scene.at('maud'), scene.unrolled]).toEqual(['14,12', 0]);
  });

  it('Mossfolk are at home: they roll for neither forest nor swamp, but for ruins', () => {
    const wood = new Scene('rook 10,10; yew 5,25', 'cray 30,25', { terrain: `swamp ${AROUND}` }).does(
      'south',
      'activate rook',
    );
    expect(wood.told('terrain.tested')).toEqual([]);
    const ruins = new Scene('rook 10,10; yew 5,25', 'cray 30,25', {
      terrain: 'ruins 8,8 10,8 10,12 8,12',
    }).rolls('1');
    ruins.does('south', 'activate rook');
    expect([ruins.unit('rook').damage, ruins.unrolled]).toEqual([1, 0]);
  });
});

describe('ruins', () => {
  const RUINS = 'ruins 9,8 11,8 11,12 9,12';

  it('#107 are rolled for at the beginning, when a move ends in them or crosses them: once a turn and piece', () => {
    const scene = new Scene('orlen 8.5,10; maud 5,25', 'cray 30,25; sorrow 35,25', { terrain: RUINS }).rolls(
      '2',
    );
    scene.does('south', 'activate orlen');
    expect(scene.told('terrain.tested')).toMatchObject([{ piece: 'ruins-1', bad: false }]);
    // Out of the ruins and back again: already rolled for.
    scene.does('south', 'move 7,10', 'move 8.5,10').asks('north', 'activate');
    expect(scene.told('terrain.tested')).toEqual([]);
    const crossing = new Scene('orlen 7,10; maud 5,25', 'cray 30,25', { terrain: RUINS })
      .rolls('1')
      .does('south', 'activate orlen', 'move 11.7,10');
    expect([crossing.unit('orlen').damage, crossing.unrolled]).toEqual([1, 0]);
    const ending = new Scene('orlen 7,10; maud 5,25', 'cray 30,25', { terrain: RUINS })
      .rolls('1')
      .does('south', 'activate orlen', 'move 8.5,10');
    expect([ending.unit('orlen').damage, ending.unrolled]).toEqual([1, 0]);
  });

  it('#107 two pieces are rolled for each by itself', () => {
    const scene = new Scene('orlen 7,10; maud 5,25', 'cray 30,25', {
      terrain: 'ruins 8,8 8.5,8 8.5,12 8,12; ruins 9.6,8 10,8 10,12 9.6,12',
    });
    scene.rolls('1 1').does('south', 'activate orlen', 'move 12,10');
    expect([scene.unit('orlen').damage, scene.told('terrain.tested').length, scene.unrolled]).toEqual([
      2, 2, 0,
    ]);
  });

  it('#107 a move gained in another’s turn rolls anew in that turn', () => {
    const scene = new Scene('orlen 8,12.5 inspire 1; maud 8.5,10; tobren 5,25', 'cray 30,25; sorrow 35,25', {
      terrain: RUINS,
    });
    scene.rolls('2').does('south', 'activate maud', 'end').does('north', 'activate cray', 'end').rolls('1');
    scene.does('south', 'activate orlen', 'use forward-the-lamps', 'move 7,10');
    expect([scene.unit('maud').damage, scene.unrolled]).toEqual([1, 0]);
  });

  it('are flown and blinked over without a roll, but not into', () => {
    const over = new Scene('perrin 7,10; maud 5,25', 'cray 30,25', { terrain: RUINS }).does(
      'south',
      'activate perrin',
      'use soar',
      'move 13,10',
    );
    expect(over.told('terrain.tested')).toEqual([]);
    const into = new Scene('perrin 7,10; maud 5,25', 'cray 30,25', { terrain: RUINS })
      .rolls('1')
      .does('south', 'activate perrin', 'use soar', 'move 11.3,10');
    expect([into.unit('perrin').damage, into.unrolled]).toEqual([1, 0]);
  });

  it('are rolled for by who is pushed or dragged through them', () => {
    const pushed = new Scene('tobren 5,10; maud 5,25', 'cray 6.417,10', {
      terrain: 'ruins 7.3,8 7.6,8 7.6,12 7.3,12',
    });
    pushed.rolls('skull blank blank blank 1').does('south', 'activate tobren', 'attack shield-slam cray');
    expect([pushed.at('cray'), pushed.unit('cray').damage, pushed.unrolled]).toEqual(['8.417,10', 2, 0]);
    const dragged = new Scene('pell 5,10 inspire 1; rook 5,25', 'cray 9,10', {
      terrain: 'ruins 7.5,8 8.1,8 8.1,12 7.5,12',
    }).rolls('1');
    dragged.does('south', 'activate pell', 'use vine-drag', 'move 6.8,10');
    expect([dragged.unit('cray').damage, dragged.unrolled]).toEqual([1, 0]);
  });

  it('#107 a lost point kills like any other, and the turn is over', () => {
    const scene = new Scene('orlen 7,10 damage 7; maud 5,25', 'cray 30,25; sorrow 35,25', {
      terrain: RUINS,
    }).rolls('1');
    scene.does('south', 'activate orlen', 'move 8.5,10').asks('north', 'activate');
    expect([scene.unit('orlen').state, scene.points('north')]).toEqual(['destroyed', UNIT_COSTS.orlen + 15]);
  });
});

describe('high ground', () => {
  it('#108 any part of the base is enough: a shot at a lower target rerolls any number of dice', () => {
    const terrain = 'high 5,9 9.5,9 9.5,11 5,11';
    const scene = new Scene('rook 10,10; yew 5,25', 'cray 16,10', { terrain }).rolls('blank blank mastery');
    scene.does('south', 'activate rook', 'attack whistling-arrow cray').asks('south', 'dice');
    scene.rolls('skull skull blank blank blank').does('south', 'reroll high-ground 0-0-0-2');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([3, 0]);
    const level = new Scene('rook 10,10; yew 5,25', 'cray 16,10', {
      terrain: `${terrain}; high 16.5,9 20,9 20,11 16.5,11`,
    });
    level
      .rolls('blank blank blank')
      .does('south', 'activate rook', 'attack whistling-arrow cray')
      .asks('south', 'act');
  });
});
