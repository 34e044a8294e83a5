import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('in combat', () => {
  it('with two enemies at once: either may be struck, and nothing that moves or shoots is left', () => {
    const scene = new Scene('cray 10,10', 'orlen 11.26,10; kessa 10,11.26; maud 14,10');
    scene.does('south', 'activate cray');
    expect(scene.moves('south', 'attack boat-hook')).toEqual([
      'attack boat-hook orlen',
      'attack boat-hook kessa',
    ]);
    scene.refuses('south', 'move 8,8', 'move.combat');
    scene.refuses('south', 'charge maud', 'charge.combat');
    scene.refuses('south', 'attack harpoon maud', 'attack.combat');
    scene.refuses('south', 'attack boat-hook maud', 'attack.contact');
  });

  it('allies that touch each other are in no combat', () => {
    const scene = new Scene('cray 10,10; fenn 11.26,10', 'maud 16,10').does('south', 'activate cray');
    scene.does('south', 'move 8,8').refuses('south', 'flee', 'flee.noCombat');
  });

  it('an enemy’s skill moves whom it likes out of combat, an ally’s does not', () => {
    const scene = new Scene('pell 10,10 inspire 1; kessa 3,3', 'cray 15,10; ilmane 30,25');
    scene.does('south', 'activate pell', 'use vine-drag', 'move 15,13');
    expect(scene.at('cray')).toBe('15,13');
    const held = new Scene('orlen 10,10 inspire 1; maud 14,10', 'cray 15.26,10');
    held.does('south', 'activate orlen', 'use forward-the-lamps').asks('south', 'act');
    expect(held.at('maud')).toBe('14,10');
  });

  it('whoever was caught in contact is free the moment the enemy is gone', () => {
    const scene = new Scene('kessa 10,10; maud 10,8.74', 'cray 11.26,10 damage 5; fenn 40,25');
    scene.rolls('skull blank blank').does('south', 'activate kessa', 'attack quick-cut cray');
    scene.does('south', 'move 14,10');
    expect(scene.at('kessa')).toBe('14,10');
  });
});

describe('a move', () => {
  it('bends round a friend it may not pass through, and its length is that of the whole way', () => {
    const scene = new Scene('orlen 10,10; maud 12,9.9', 'cray 40,25').does('south', 'activate orlen');
    scene.refuses('south', 'move 14.5,10', 'move.way');
    scene.does('south', 'move 12,11.6 14,10.4');
    scene.refuses('south', 'move 14,15.41', 'move.far');
  });

  it('ends in contact and goes no farther; a second action may not go on', () => {
    const scene = new Scene('orlen 10,10; maud 3,3', 'cray 14,10; fenn 40,25').does(
      'south',
      'activate orlen',
    );
    scene.refuses('south', 'move 12.74,10 12.74,12', 'move.contact');
    scene.does('south', 'move 12.74,10').refuses('south', 'move 10,10', 'move.combat');
    scene.refuses('south', 'flee', 'flee.first');
  });

  it('may be made twice a turn, each time as far as one may', () => {
    const scene = new Scene('orlen 10,10; maud 3,3', 'cray 40,25').does('south', 'activate orlen');
    scene.does('south', 'move 15,10', 'move 20,10');
    expect(scene.at('orlen')).toBe('20,10');
  });
});

describe('special moves', () => {
  it('flies over friend, foe and rock, but not into combat; what it charges then is very hard', () => {
    const scene = new Scene('perrin 10,10; maud 12,10', 'cray 14,10; fenn 18,14', {
      terrain: 'rock 15,9 17,9 17,11 15,11',
    });
    scene.does('south', 'activate perrin', 'use soar').asks('south', 'go');
    scene.refuses('south', 'move 15.26,10', 'move.end');
    scene.refuses('south', 'move 18,12.735', 'move.contact');
    scene.refuses('south', 'move 20.1,10', 'move.far');
    scene.does('south', 'move 18.5,10', 'pass').asks('south', 'act');
    scene.rolls('2 6').does('south', 'charge fenn');
    expect([scene.told('charge.declared')[0]?.kind, scene.told('charge.tested')[0]?.passed]).toEqual([
      'veryHard',
      false,
    ]);
  });

  it('jumps in one straight line over everything; an easy charge then is hard', () => {
    const scene = new Scene('ssil 10,10; rook 3,3', 'cray 13,10; fenn 18,10; maud 40,25');
    scene.does('south', 'activate ssil', 'use pounce');
    scene.refuses('south', 'move 12,12 15,10', 'move.straight');
    scene.does('south', 'move 15,11.5').rolls('1 6').does('south', 'charge fenn');
    expect([scene.told('charge.declared')[0]?.kind, scene.told('charge.tested')[0]?.passed]).toEqual([
      'hard',
      false,
    ]);
  });

  it('blinks out of one combat and into another, held fast or not', () => {
    const scene = new Scene('caul 10,10 immobilize inspire 1; rook 3,3', 'cray 11.26,10; fenn 14,12');
    scene.does('south', 'activate caul', 'use flicker', 'move 12.74,12');
    scene.refuses('south', 'attack cold-touch cray', 'attack.contact');
    expect(scene.moves('south', 'attack cold-touch')).toEqual(['attack cold-touch fenn']);
  });

  it('is pushed the whole way, from the far end of the pusher’s reach too', () => {
    const scene = new Scene('sorrow 10,10; fenn 3,3', 'orlen 13,10 damage 1; maud 40,25');
    scene
      .rolls('skull blank blank blank blank')
      .does('south', 'activate sorrow', 'attack anchor-chain orlen');
    expect([scene.at('orlen'), scene.unit('orlen').tokens]).toEqual(['15,10', []]);
  });

  it('pushed into an enemy it ends in combat with it, stunned, and loses its next action', () => {
    const scene = new Scene('sorrow 10,10; fenn 14.5,10', 'orlen 12,10; maud 40,25');
    scene
      .rolls('skull blank blank blank blank')
      .does('south', 'activate sorrow', 'attack anchor-chain orlen');
    expect([scene.at('orlen'), scene.unit('orlen').tokens]).toEqual(['13.24,10', ['stun']]);
    scene.does('south', 'end').does('north', 'activate orlen');
    scene.refuses('north', 'attack marshals-sword fenn', 'act.stunned');
    scene.does('north', 'shake').refuses('north', 'flee', 'flee.first');
    expect(scene.moves('north', 'attack marshals-sword')).toEqual(['attack marshals-sword fenn']);
  });

  it('stunned twice is stunned once', () => {
    const scene = new Scene('sorrow 10,10; fenn 3,3', 'orlen 12,10 stun; maud 40,25', {
      terrain: 'rock 13,9 15,9 15,11 13,11',
    });
    scene
      .rolls('skull blank blank blank blank')
      .does('south', 'activate sorrow', 'attack anchor-chain orlen');
    expect([scene.at('orlen'), scene.unit('orlen').tokens]).toEqual(['12.37,10', ['stun']]);
  });
});
