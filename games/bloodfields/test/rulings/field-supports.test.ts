import { describe, expect, it } from 'vitest';
import { UNIT_COSTS } from '../../content/costs.ts';
import { Scene } from '../scene.ts';

const STANDING = 'husk 20,20; husk 22,20; husk 24,20';

describe('supports deployed in play', () => {
  it('#127 appear wholly in range, seen, and out of combat', () => {
    const scene = new Scene('brine 10,10; cray 5,25', 'orlen 14,10', {
      terrain: 'rock 12,11 13,11 13,15 12,15',
    }).rolls('6 1');
    scene.does('south', 'activate brine', 'magic', 'cast raise-the-bilge', 'keep').asks('south', 'summon');
    scene.refuses('south', 'summon 15.01,10', 'summon.far');
    scene.refuses('south', 'summon 12.74,10', 'summon.contact');
    scene.refuses('south', 'summon 10.5,10', 'summon.end');
    scene.refuses('south', 'summon 14,12.9', 'summon.unseen');
    scene.refuses('south', 'stay', 'summon.must');
    scene.does('south', 'summon 12.677,10');
    expect([scene.at('husk'), scene.unit('husk').activated]).toEqual(['12.677,10', false]);
  });

  it('#127 without any room the spell cannot even be tried', () => {
    const walls = [
      '7,7 13,7 13,8.8 7,8.8',
      '7,11.2 13,11.2 13,13 7,13',
      '7,8 8.8,8 8.8,12 7,12',
      '11.2,8 13,8 13,12 11.2,12',
    ];
    const scene = new Scene('brine 10,10; cray 5,25', 'orlen 30,25', {
      terrain: walls.map((wall) => `rock ${wall}`).join(';'),
    });
    scene.does('south', 'activate brine').refuses('south', 'magic', 'magic.none');
  });

  it('#128 beside the dying, then the dying is removed; up to two, and nobody has to', () => {
    const scene = new Scene('kessa 10,10; maud 5,25', 'fenn 11.26,10 damage 5; cray 30,25').rolls(
      'skull blank blank 6 6',
    );
    scene.does('south', 'activate kessa', 'attack quick-cut fenn').asks('north', 'summon');
    scene.refuses('north', 'summon 11.26,11.3', 'summon.far');
    scene.does('north', 'summon 12.52,10', 'summon 11.26,11.26');
    expect(['husk', 'husk.2'].map((name) => scene.at(name))).toEqual(['12.52,10', '11.26,11.26']);
    expect(scene.unit('fenn').state).toBe('destroyed');
    const one = new Scene('kessa 10,10; maud 5,25', 'fenn 11.26,10 damage 5; cray 30,25').rolls(
      'skull blank blank',
    );
    one.does('south', 'activate kessa', 'attack quick-cut fenn').does('north', 'summon 12.52,10', 'stay');
    expect(one.state.units.filter(({ kind }) => kind === 'husk')).toHaveLength(1);
  });

  it('#128 a place that touches an enemy is none: a sixteenth of an inch away it is', () => {
    const scene = new Scene('kessa 10,10; maud 5,25', 'fenn 11.26,10 damage 5; cray 30,25').rolls(
      'skull blank blank',
    );
    scene.does('south', 'activate kessa', 'attack quick-cut fenn');
    // In contact with Fenn and very nearly with Kessa.
    scene.refuses('north', 'summon 10.63,11.091', 'summon.contact');
    scene.does('north', 'summon 10.72,11.138');
  });

  it('No Grave Below: a loyal legion raises one husk a round beside one who was more than a support', () => {
    const scene = new Scene('kessa 10,10; maud 5,25', 'fenn 11.26,10 damage 5; cray 30,25; husk 28,25', {
      players: [{}, { loyal: 'drowned' }],
    });
    scene
      .rolls('skull blank blank')
      .does('south', 'activate kessa', 'attack quick-cut fenn')
      .asks('north', 'summon');
    scene.does('north', 'summon 12.52,10', 'summon 11.26,11.26', 'summon 11.26,8.74');
    expect([scene.unit('husk.4').state, scene.state.players[1]?.raised]).toEqual(['board', true]);
  });

  it('#129 are paid for like all others when they fall', () => {
    const scene = new Scene('orlen 10,10; maud 5,25', 'brine 16,10; cray 30,25').does(
      'south',
      'activate maud',
      'end',
    );
    scene
      .rolls('6 1')
      .does(
        'north',
        'activate brine',
        'magic',
        'cast raise-the-bilge',
        'keep',
        'summon 13,10',
        'stop',
        'end',
      );
    scene
      .does('south', 'move 11.74,10')
      .rolls('skull skull skull skull blank')
      .does('south', 'attack marshals-sword husk');
    scene.rolls('blank blank blank blank').does('south', 'keep');
    expect([scene.unit('husk').state, scene.points('south')]).toEqual(['destroyed', UNIT_COSTS.husk + 15]);
  });

  it('never more than four of a kind live; the miniature of one that fell is used again', () => {
    const full = new Scene(`brine 10,10; cray 5,25; ${STANDING}; husk 26,20`, 'orlen 40,25').does(
      'south',
      'activate brine',
    );
    full.refuses('south', 'magic', 'magic.none');
    const scene = new Scene(
      `brine 10,10; cray 5,25; husk 30,10 damage 3; ${STANDING}`,
      'orlen 31.26,10; maud 40,25',
    );
    scene.does('south', 'activate cray', 'end').rolls('skull blank blank blank blank blank');
    scene.does('north', 'activate orlen', 'attack marshals-sword husk', 'keep', 'end').rolls('6 1');
    scene.does('south', 'activate brine', 'magic', 'cast raise-the-bilge', 'keep', 'summon 12,10');
    expect([scene.state.units.filter(({ kind }) => kind === 'husk').length, scene.at('husk')]).toEqual([
      4,
      '12,10',
    ]);
    expect(scene.unit('husk')).toMatchObject({ damage: 0, activated: false, tokens: [] });
  });

  it('who arrives before the support activation acts in it, who arrives later does not', () => {
    const scene = new Scene('brine 10,10; cray 5,25', 'orlen 40,25; maud 35,25').rolls('6 1');
    scene.does(
      'south',
      'activate brine',
      'magic',
      'cast raise-the-bilge',
      'keep',
      'summon 12,10',
      'stop',
      'end',
    );
    scene.does('north', 'activate orlen', 'end').does('south', 'supports', 'move 14,10');
    expect(scene.at('husk')).toBe('14,10');
  });

  it('who falls in its own turn and is raised again at once does not go on with it', () => {
    const scene = new Scene(
      'husk 10,10 damage 2; fenn 11.811,12.2 damage 5; husk 30,5',
      'bogmaw 11.811,10 damage 11; yew 40,25',
    );
    scene
      .rolls('skull blank blank')
      .rolls('blank blank blank blank')
      .does('south', 'supports', 'activate husk', 'attack claw bogmaw');
    scene.asks('south', 'summon').does('south', 'summon 11.811,13.46', 'stay');
    expect(scene.state.frames.at(-1)).toMatchObject({ step: 'act', unit: scene.id('husk.2') });
    scene.does('south', 'end').asks('north', 'act');
    expect(scene.state.units.filter(({ kind, state }) => kind === 'husk' && state === 'board')).toHaveLength(
      2,
    );
  });
});
