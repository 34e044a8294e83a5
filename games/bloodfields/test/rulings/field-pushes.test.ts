import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('the rulebook’s pictures of pushes', () => {
  it('each straight away from the pusher: one the whole way, the other one into the rock, stunned', () => {
    const scene = new Scene('ironlung 10,10 inspire 1; cray 5,25', 'orlen 11.811,10; maud 10,11.811', {
      terrain: 'rock 8,13 12,13 12,15 8,15',
    });
    scene.does('south', 'activate ironlung', 'use clear-the-deck', 'target maud');
    expect([scene.at('orlen'), scene.unit('orlen').tokens]).toEqual(['13.811,10', []]);
    expect([scene.at('maud'), scene.unit('maud').tokens]).toEqual(['10,12.37', ['stun']]);
  });

  it('into a friend of the pusher: it stops there in combat, stunned', () => {
    const scene = new Scene('brine 10,10; cray 14.5,10', 'orlen 12,10').rolls('6 1');
    scene
      .does('south', 'activate brine', 'magic', 'cast undertow')
      .asks('south', 'dice')
      .does('south', 'keep');
    expect([scene.at('orlen'), scene.unit('orlen').tokens]).toEqual(['13.24,10', ['stun']]);
    expect(scene.told('unit.pushed')).toMatchObject([{ into: { unit: '0:cray.1' }, by: '0:brine.1' }]);
  });

  it('at an enemy it touches already: stunned where it stands', () => {
    const scene = new Scene('tobren 10,10; maud 12.677,10', 'cray 11.417,10').rolls(
      'skull blank blank blank',
    );
    scene.does('south', 'activate tobren', 'attack shield-slam cray');
    expect([scene.at('cray'), scene.unit('cray').tokens]).toEqual(['11.417,10', ['stun']]);
  });

  it('into a fence and over the edge nobody goes', () => {
    const fence = new Scene('tobren 10,10; maud 5,25', 'cray 11.417,10', {
      terrain: 'fence 13,8 13.4,8 13.4,12 13,12',
    });
    fence.rolls('skull blank blank blank').does('south', 'activate tobren', 'attack shield-slam cray');
    expect([fence.at('cray'), fence.unit('cray').tokens]).toEqual(['12.37,10', ['stun']]);
    const edge = new Scene('tobren 43,10; maud 5,25', 'cray 44.3,9.435').rolls('skull blank blank blank');
    edge.does('south', 'activate tobren', 'attack shield-slam cray');
    expect(edge.unit('cray').x).toBe(44_370);
    expect(edge.unit('cray').tokens).toEqual(['stun']);
  });

  it('a push pulls nobody along: out of combat with one, and free to move', () => {
    const scene = new Scene('tobren 10,10; maud 5,25', 'cray 11.417,10; sorrow 30,25').rolls(
      'skull blank blank blank',
    );
    scene.does('south', 'activate tobren', 'attack shield-slam cray', 'end').does('north', 'activate cray');
    scene.does('north', 'move 15,12');
    expect(scene.at('cray')).toBe('15,12');
  });
});

describe('holding one’s ground', () => {
  it('#125 a Tether Rope is asked for when the push comes: no way, no Stun', () => {
    const scene = new Scene('tobren 10,10; maud 12.677,10', 'cray+tether-rope 11.417,10').rolls(
      'skull blank blank blank',
    );
    scene
      .does('south', 'activate tobren', 'attack shield-slam cray')
      .asks('north', 'react')
      .does('north', 'use tether-rope');
    expect([scene.unit('cray').tokens, scene.unit('cray').damage, scene.unit('cray').spent]).toEqual([
      [],
      1,
      ['tether-rope'],
    ]);
    scene.asks('south', 'act').rolls('skull blank blank blank').does('south', 'attack shield-slam cray');
    expect(scene.unit('cray').tokens).toEqual(['stun']);
  });

  it('Grandmother Yew is not pushed, and not stunned', () => {
    const scene = new Scene('tobren 10,10; maud 5,25', 'yew 11.968,10').rolls('skull blank blank blank');
    scene.does('south', 'activate tobren', 'attack shield-slam yew');
    expect([scene.at('yew'), scene.unit('yew').tokens, scene.told('push.held').length]).toEqual([
      '11.968,10',
      [],
      1,
    ]);
  });

  it('an immobilized unit is pushed like any other, and a stuck one too', () => {
    const scene = new Scene('tobren 10,10; maud 5,25', 'cray 11.417,10 immobilize').rolls(
      'skull blank blank blank',
    );
    scene.does('south', 'activate tobren', 'attack shield-slam cray');
    expect(scene.at('cray')).toBe('13.417,10');
  });
});
