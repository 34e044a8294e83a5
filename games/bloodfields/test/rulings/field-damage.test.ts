import { describe, expect, it } from 'vitest';
import { UNIT_COSTS } from '../../content/costs.ts';
import { pointsFrom } from '../../rules/round/points.ts';
import { Scene } from '../scene.ts';

describe('damage', () => {
  it('friendly fire as in the rulebook’s picture: two blanks, two damage to each ally beside the target', () => {
    const both = new Scene('rook 11.417,20; pell 10,10; ssil 12.834,10', 'cray 11.417,10; brine 30,25').rolls(
      'blank skull blank deflect',
    );
    both.does('south', 'activate rook', 'attack whistling-arrow cray');
    expect(['pell', 'ssil', 'cray'].map((name) => both.unit(name).damage)).toEqual([2, 2, 0]);
  });

  it('#69 Shields stop friendly fire and what the blind do to themselves; nothing of it is “On damage”', () => {
    const scene = new Scene(
      'rook 10,20 blind shields 1 inspire 1; ssil 10,10 shields 1',
      'cray 11.417,10; brine 30,25',
    );
    scene
      .rolls('blank blank mastery skull deflect deflect')
      .does('south', 'activate rook', 'attack barbed-arrow cray');
    expect(['rook', 'ssil'].map((name) => [scene.unit(name).shields, scene.unit(name).damage])).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(['rook', 'ssil', 'cray'].map((name) => scene.unit(name).tokens)).toEqual([[], [], []]);
    expect(scene.told('unit.damaged').map(({ cause }) => cause)).toEqual(['fire', 'blind']);
  });

  it('#70 who takes a damage upon itself was not damaged by the attack', () => {
    const scene = new Scene('rook 10,10 inspire 1; yew 5,25', 'brine 16,10; hask 16,12.5').rolls(
      'skull blank blank blank blank',
    );
    scene.does('south', 'activate rook', 'attack barbed-arrow brine').rolls('skull skull blank blank blank');
    expect([scene.unit('hask').damage, scene.unit('hask').tokens, scene.unit('brine').damage]).toEqual([
      1,
      [],
      0,
    ]);
    // All of it went to Hask: nothing was dealt to Brine either.
    expect(scene.unit('brine').tokens).toEqual([]);
  });

  it('#70 once a round, and the rest stays with the target, which is damaged by the attack', () => {
    const scene = new Scene('rook 10,10 inspire 1; yew 5,25', 'brine 16,10; hask 16,12.5').rolls(
      'skull skull blank blank blank blank blank',
    );
    scene.does('south', 'activate rook', 'attack barbed-arrow brine');
    expect([scene.unit('hask').damage, scene.unit('brine').damage, scene.unit('brine').tokens]).toEqual([
      1,
      1,
      ['weakness'],
    ]);
    scene.rolls('skull blank blank blank').does('south', 'attack whistling-arrow brine');
    expect([scene.unit('hask').damage, scene.unit('brine').damage]).toEqual([1, 2]);
  });

  it('#71 a caster burnt to death is paid for once, whatever her Backdraft does to others', () => {
    const scene = new Scene(
      'azhrae 10,10 damage 6; irix 11.5,10; suun 5,25',
      'orlen 10,12; maud 30,25',
    ).rolls('1 1 blank blank');
    scene.does('south', 'activate azhrae', 'magic', 'cast ash-veil');
    expect(
      ['azhrae', 'irix', 'orlen'].map((name) => [scene.unit(name).state, scene.unit(name).damage]),
    ).toEqual([
      ['destroyed', 7],
      ['board', 1],
      ['board', 1],
    ]);
    expect([pointsFrom(scene.state, 1, 'kill'), scene.told('unit.destroyed').length]).toEqual([
      UNIT_COSTS.azhrae,
      1,
    ]);
  });

  it('#71 all tokens first: the target and the ally shot by mistake fall together', () => {
    const scene = new Scene('rook 10,20; ssil 10,10 damage 5', 'cray 11.417,10 damage 5; brine 30,25').rolls(
      'skull skull blank blank blank',
    );
    scene.does('south', 'activate rook', 'attack whistling-arrow cray');
    expect(scene.told('unit.damaged').map(({ unit }) => unit)).toEqual(['1:cray.1', '0:ssil.1']);
    expect(scene.told('unit.destroyed').map(({ unit }) => unit)).toEqual(['0:ssil.1', '1:cray.1']);
    expect([scene.points('south'), scene.points('north')]).toEqual([
      UNIT_COSTS.cray + 15,
      UNIT_COSTS.ssil + 15,
    ]);
  });

  it('Unquenched: a five does nothing, a six puts a token out', () => {
    const burn = (players: object[]): (number | undefined)[] => {
      const scene = new Scene('orlen 10,10 dot 3; maud 5,25', 'irix 30,25; suun 28,25', { players }).rolls(
        '5 6 4',
      );
      scene.does('south', 'activate orlen', 'end');
      return [scene.unit('orlen').damage, scene.unit('orlen').dot, scene.unrolled];
    };
    expect(burn([])).toEqual([1, 1, 0]);
    expect(burn([{}, { loyal: 'choir' }])).toEqual([1, 2, 0]);
  });
});

describe('spirits', () => {
  const ROCK = 'rock 11.5,8 13.5,8 13.5,12 11.5,12';

  it('#142 pass through units and rock, end where anybody may stand, be it in combat; fences as for everybody', () => {
    const scene = new Scene('caul 10,10; rook 10.8,11.3', 'cray 14.8,11.26', { terrain: ROCK }).does(
      'south',
      'activate caul',
    );
    scene.refuses('south', 'move 12.5,10', 'move.end');
    scene.does('south', 'move 14.8,10');
    expect(scene.moves('south', 'attack cold-touch')).toEqual(['attack cold-touch cray']);
    const fence = new Scene('caul 10,10; rook 5,25', 'cray 30,25', {
      terrain: 'fence 12,8 12.4,8 12.4,12 12,12',
    }).does('south', 'activate caul');
    fence.refuses('south', 'move 12.2,10', 'move.end');
  });

  it('#142 contact on the way does not stop them', () => {
    const scene = new Scene('caul 10,10; rook 5,25', 'cray 12,10').does(
      'south',
      'activate caul',
      'move 14,10',
    );
    expect(scene.at('caul')).toBe('14,10');
  });

  it('#142 flee through whatever stands around them, but not into another combat', () => {
    const scene = new Scene('caul 10,10; rook 5,25', 'cray 11.26,10; husk 8.2,10; husk 10,12', {
      terrain: 'rock 8,8 12,8 12,9 8,9; rock 8,11 9.2,11 9.2,13 8,13; rock 10.8,11 12,11 12,13 10.8,13',
    });
    scene
      .rolls('6 6')
      .does('south', 'activate caul', 'flee')
      .refuses('south', 'move 12.52,10', 'move.contact');
    scene.does('south', 'move 10,7');
    expect(scene.at('caul')).toBe('10,7');
  });
});
