import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** The number to roll for a direction, in degrees counter-clockwise from the east. */
const DEGREE = (degrees: number): number => degrees + 1;

describe('artillery', () => {
  it('a hit falls where it was aimed: all under the template, the inner ring past armour', () => {
    const scene = new Scene('bombard 5,10; cray 3,25', 'tobren 20,10; orlen 22,10; maud 40,5').does(
      'south',
      'activate bombard',
    );
    scene.does('south', 'attack shell tobren').asks('south', 'shoot');
    scene.refuses('south', 'aim 22,10', 'shot.template');
    scene.rolls(`${DEGREE(0)} 1 skull skull blank blank armour armour`).does('south', 'aim 20,10');
    // Orlen, at the rim, defends himself with all his armour.
    expect(scene.unit('tobren').damage).toBe(4);
    expect([scene.unit('orlen').damage, scene.told('attack.hit').length]).toEqual([0, 2]);
  });

  it('an arrow of 4 at 15 inches goes 3 inches astray, and one less if the gun has not moved', () => {
    const where = (moves: readonly string[]): string => {
      const scene = new Scene('bombard 5,10; cray 3,25', 'orlen 22,10; maud 40,5').does(
        'south',
        'activate bombard',
        ...moves,
      );
      scene
        .does('south', 'attack shell orlen')
        .rolls(`${DEGREE(90)} 5`)
        .does('south', 'aim 22,10');
      const { x = 0, y = 0 } = scene.told('shot.scattered')[0]?.at ?? {};
      return `${x / 1000},${y / 1000}`;
    };
    expect(where([])).toBe('22,12');
    expect(where(['move 5,10.5'])).toBe('22,13');
  });

  it('friends under the shell are attacked like foes, and their owner defends', () => {
    const scene = new Scene('bombard 5,10; kessa 20,12 inspire 1', 'orlen 20,10 damage 7; maud 40,5').does(
      'south',
      'activate bombard',
    );
    scene.does('south', 'attack shell orlen').rolls(`${DEGREE(0)} 1 skull blank blank blank blank`);
    scene.does('south', 'aim 20,10');
    expect(scene.unit('orlen').state).toBe('destroyed');
    expect(scene.told('attack.hit')).toHaveLength(2);
    expect(scene.told('attack.hit')[1]?.target).toBe('0:kessa.1');
  });

  it('there is no friendly fire risk, and no cover from it', () => {
    const wood = { terrain: 'forest 18,8 22,8 22,12 18,12' };
    const scene = new Scene('bombard 5,10; kessa 21.26,10', 'orlen 20,10; maud 40,5', wood).does(
      'south',
      'activate bombard',
    );
    scene
      .does('south', 'attack shell orlen')
      .rolls(`${DEGREE(0)} 1 skull skull blank blank inspire inspire blank blank blank blank`);
    scene.does('south', 'aim 18.2,10');
    expect([scene.unit('orlen').damage, scene.unit('kessa').damage]).toEqual([4, 0]);
  });
});

describe('cannon', () => {
  it('strikes who stands on the line behind the point, past armour, friend and foe, nearest first', () => {
    const scene = new Scene('cannon 5,10; suun 22,10.3', 'tobren 18,10; orlen 26,10; maud 40,5').does(
      'south',
      'activate cannon',
    );
    scene.does('south', 'attack litany-shot').asks('south', 'shoot');
    scene.rolls(`${DEGREE(0)} 1 3 4 skull skull blank blank armour armour blank blank blank blank`);
    scene.does('south', 'aim 6.181,10 16,10');
    // Seven inches from 16 on: Tobren and Suun, not Orlen at 26.
    expect(scene.told('attack.hit').map(({ target }) => target)).toEqual(['1:tobren.1', '0:suun.1']);
    expect([scene.unit('tobren').damage, scene.unit('tobren').dot, scene.unrolled]).toEqual([4, 1, 0]);
  });

  it('ends at a rock, and nobody in front of the point is struck', () => {
    const scene = new Scene('cannon 5,10; suun 3,25', 'tobren 14,10; cray 18,10; orlen 26,10', {
      terrain: 'rock 21,8 23,8 23,12 21,12',
    });
    scene
      .does('south', 'activate cannon', 'attack litany-shot')
      .rolls(`${DEGREE(0)} 1 6 6 blank blank blank blank`);
    scene.does('south', 'aim 6.181,10 16,10');
    expect(scene.told('attack.hit').map(({ target }) => target)).toEqual(['1:cray.1']);
  });

  it('astray, the line goes on from the gun through the new point', () => {
    const scene = new Scene('cannon 5,10; suun 3,25', 'tobren 18,10; orlen 30,14.4; maud 40,5').does(
      'south',
      'activate cannon',
    );
    // 12 inches: band -3; an arrow of 5 goes two inches north of 18,10.
    scene
      .does('south', 'attack litany-shot')
      .rolls(`${DEGREE(90)} 6 6 6 blank blank blank blank`)
      .does('south', 'aim 6.181,10 18,10');
    expect(scene.told('shot.scattered')[0]?.at).toEqual({ x: 18_000, y: 12_000 });
    expect(scene.told('attack.hit').map(({ target }) => target)).toEqual(['1:orlen.1']);
  });
});

describe('array', () => {
  it('2 and 5 at two enemies: nine dice, one at least for each', () => {
    const scene = new Scene(
      'organ-gun 10,10 inspire 1; orlen 3,25',
      'cray 15,10; husk 15,12; fenn 40,5',
    ).does('south', 'activate organ-gun');
    scene.does('south', 'attack volley').rolls('2 5').does('south', 'fan 10').asks('south', 'split');
    scene.refuses('south', 'split 4 4', 'split.sum');
    expect(() => scene.does('south', 'split 0 9')).toThrow('split 0 9');
    scene.does('south', 'split 1 8').asks('south', 'aim');
    scene.rolls(`${'blank '.repeat(8)} skull blank`).does('south', 'target husk');
    expect([scene.unit('husk').damage, scene.unit('cray').damage]).toEqual([0, 1]);
  });

  it('cover counts, friends under the template do not', () => {
    const scene = new Scene('organ-gun 10,10 inspire 1; orlen 14,9', 'cray 15,11; fenn 40,5', {
      terrain: 'swamp 14.5,10.5 16,10.5 16,13 14.5,13',
    });
    scene
      .does('south', 'activate organ-gun', 'attack volley')
      .rolls('1 1 skull skull blank inspire inspire')
      .does('south', 'fan 8');
    expect([scene.unit('cray').damage, scene.unit('orlen').damage, scene.unrolled]).toEqual([0, 0, 0]);
  });
});

describe('a piercing shot', () => {
  it('goes through friend and foe alike, nearest first, as far as it reaches; no friendly fire', () => {
    const scene = new Scene(
      'cray 10,10 inspire 1; fenn 14,10',
      'orlen 18,10; kessa 15.26,10; maud 24.5,10',
    ).does('south', 'activate cray');
    scene
      .does('south', 'attack skewer')
      .rolls('blank blank blank blank blank blank blank blank blank')
      .does('south', 'aim 10.63,10 20,10');
    expect(scene.told('attack.hit').map(({ target }) => target)).toEqual([
      '0:fenn.1',
      '1:kessa.1',
      '1:orlen.1',
    ]);
    expect(scene.unit('fenn').damage).toBe(0);
  });

  it('who is in combat has cover from it, and a larger friend in front hides', () => {
    const scene = new Scene('cray 10,10 inspire 1; fenn 40,25', 'tobren 14,10; orlen 17,10; maud 40,5').does(
      'south',
      'activate cray',
    );
    scene
      .does('south', 'attack skewer')
      .rolls('blank blank blank skull skull blank inspire inspire')
      .does('south', 'aim 10.63,10 20,10');
    expect(scene.told('attack.saved')).toMatchObject([{ unit: '1:orlen.1', covered: true, saves: 2 }]);
  });
});
