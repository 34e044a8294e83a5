import { describe, expect, it } from 'vitest';
import { coverAgainst, isVisible } from '../../rules/sight.ts';
import { Scene } from '../scene.ts';

/** Whether one unit sees another, and what cover the other has against it. */
const seen = (scene: Scene, from: string, to: string): string => {
  const [one, other] = [scene.id(from), scene.id(to)];
  return isVisible(scene.state, one, other)
    ? (coverAgainst(scene.state, one, other)?.kind ?? 'open')
    : 'unseen';
};

describe('the rulebook’s pictures of sight and cover', () => {
  it('nothing between them: seen in the open', () => {
    expect(seen(new Scene('maud 10,10', 'cray 20,10'), 'maud', 'cray')).toBe('open');
  });

  it('rock across every line: not seen, and not shot at', () => {
    const scene = new Scene('maud 10,10; orlen 5,5', 'cray 20,10', { terrain: 'rock 14,7 16,7 16,13 14,13' });
    expect(seen(scene, 'maud', 'cray')).toBe('unseen');
    scene.does('south', 'activate maud').refuses('south', 'attack long-gun cray', 'attack.unseen');
  });

  it('a forest and a unit between them do not hide', () => {
    const scene = new Scene('maud 10,10; orlen 12,10', 'cray 20,10; brine 18,10', {
      terrain: 'forest 14,7 16,7 16,13 14,13',
    });
    expect(seen(scene, 'maud', 'cray')).toBe('across');
    scene
      .rolls('blank blank blank')
      .does('south', 'activate maud', 'attack long-gun cray')
      .asks('south', 'dice');
  });

  it('#73 behind a larger ally there is cover; beside it, or behind one as large, there is none', () => {
    expect(seen(new Scene('maud 10,10', 'cray 20,10; ironlung 18,10'), 'maud', 'cray')).toBe('across');
    expect(seen(new Scene('maud 10,10', 'cray 20,10; ironlung 18,11.7'), 'maud', 'cray')).toBe('open');
    expect(seen(new Scene('maud 10,10', 'cray 20,10; brine 18.7,10'), 'maud', 'cray')).toBe('open');
    // A larger unit of the shooter’s own side gives no cover either.
    expect(seen(new Scene('maud 10,10; yew 16,10', 'cray 20,10'), 'maud', 'cray')).toBe('open');
    expect(seen(new Scene('maud 10,10', 'cray 20,10; ironlung reserve'), 'maud', 'cray')).toBe('open');
  });

  it('a forest on some lines only gives no cover', () => {
    const scene = new Scene('maud 10,10', 'cray 20,10', { terrain: 'forest 14,10 16,10 16,13 14,13' });
    expect(seen(scene, 'maud', 'cray')).toBe('open');
  });

  it('#74 a forest and a larger ally together leave no clean line', () => {
    const terrain = 'forest 14,10 16,10 16,13 14,13';
    const alone = new Scene('maud 10,10', 'cray 20,10; ironlung 17,9.2');
    expect(seen(alone, 'maud', 'cray')).toBe('open');
    expect(seen(new Scene('maud 10,10', 'cray 20,10', { terrain }), 'maud', 'cray')).toBe('open');
    expect(seen(new Scene('maud 10,10', 'cray 20,10; ironlung 17,9.2', { terrain }), 'maud', 'cray')).toBe(
      'across',
    );
  });

  it('#75 a fence helps who is within an inch of it, and only from beyond it', () => {
    const terrain = 'fence 18,8 18.4,8 18.4,12 18,12';
    const near = new Scene('maud 10,10', 'cray 20,10', { terrain });
    expect(seen(near, 'maud', 'cray')).toBe('across');
    expect(seen(new Scene('maud 10,10', 'cray 20.04,10', { terrain }), 'maud', 'cray')).toBe('open');
    expect(seen(new Scene('maud 28,10', 'cray 20,10', { terrain }), 'maud', 'cray')).toBe('open');
  });
});

describe('cover in a shot', () => {
  it('who stands in a forest has cover even from the same forest; who shoots out of it is not hindered', () => {
    const terrain = 'forest 9,9 15,9 15,11 9,11';
    expect(seen(new Scene('rook 10,10', 'cray 14,10', { terrain }), 'rook', 'cray')).toBe('in');
    expect(seen(new Scene('rook 10,10', 'cray 18,10', { terrain }), 'rook', 'cray')).toBe('open');
  });

  it('#145 with cover Inspire icons save by themselves, and nobody is asked for a token', () => {
    const scene = new Scene('rook 10,10; pell 5,5', 'cray 20,10 inspire 1', {
      terrain: 'forest 19,9 21,9 21,11 19,11',
    });
    scene
      .rolls('skull skull blank inspire inspire')
      .does('south', 'activate rook', 'attack whistling-arrow cray');
    scene.asks('south', 'act');
    expect([scene.unit('cray').damage, scene.unit('cray').inspire, scene.unrolled]).toEqual([0, 1, 0]);
  });

  it('#157 granted cover is cancelled by whatever ignores cover', () => {
    const shot = (tokens: string, shooter = 'rook'): Scene => {
      const scene = new Scene(
        `${shooter} 10,10; orlen 5,5`,
        `azhrae 17.5,12; cray 17.5,10 ${tokens}; hound 30,25`,
      );
      scene
        .does('south', 'activate orlen', 'end')
        .rolls('6 1')
        .does('north', 'activate azhrae', 'magic', 'cast ash-veil');
      scene.does('north', 'target cray', 'stop', 'end');
      return scene.rolls('skull skull blank inspire inspire');
    };
    const veiled = shot('').does('south', 'attack whistling-arrow cray');
    expect(veiled.told('attack.saved')).toMatchObject([{ covered: true, unsaved: 0 }]);
    const spotted = shot('spotted').does('south', 'attack whistling-arrow cray');
    expect(spotted.told('attack.saved')).toMatchObject([{ covered: false, unsaved: 2 }]);
  });

  it('#157 a Smoke Bead covers from one attack; against Suun’s knives nobody is even asked', () => {
    const arrow = new Scene('rook 10,10; yew 5,25', 'orlen+smoke-bead 15,10').does(
      'south',
      'activate rook',
      'attack whistling-arrow orlen',
    );
    arrow.rolls('skull blank blank inspire').does('north', 'use smoke-bead');
    expect(arrow.told('attack.saved')).toMatchObject([{ covered: true, unsaved: 0 }]);
    const knives = new Scene('suun 10,10; irix 5,25', 'orlen+smoke-bead 15,10').rolls('skull blank blank');
    knives
      .does('south', 'activate suun', 'attack veil-knives orlen')
      .asks('south', 'dice')
      .rolls('inspire')
      .does('south', 'keep');
    expect(knives.told('attack.saved')).toMatchObject([{ covered: false, unsaved: 1 }]);
    expect(knives.unit('orlen').spent).toEqual([]);
  });

  it('#157 Never Still: four inches in one turn cover Suun until her next', () => {
    const scene = new Scene('suun 10,10; irix 5,5', 'rook 18,10; yew 30,25').does(
      'south',
      'activate suun',
      'move 10,12',
    );
    expect(seen(scene, 'rook', 'suun')).toBe('open');
    scene.does('south', 'move 10,14').asks('north', 'activate');
    expect(seen(scene, 'rook', 'suun')).toBe('granted');
  });
});
