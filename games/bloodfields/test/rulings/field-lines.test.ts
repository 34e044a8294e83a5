import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** Whom a volley struck, in order, with how many hits. */
const struck = (scene: Scene): (readonly [string, number])[] =>
  scene.told('attack.hit').map(({ target, hits }) => [target, hits] as const);

describe('a cannon', () => {
  it('#80 sees its point from the chosen spot of its base, not from elsewhere on it', () => {
    const scene = new Scene('cannon 5,10; irix 5,20', 'orlen 20,10', {
      terrain: 'rock 8,10.4 9,10.4 9,12 8,12',
    });
    scene
      .does('south', 'activate cannon', 'attack litany-shot')
      .refuses('south', 'aim 5,11.1 15,11', 'shot.unseen');
    scene.rolls('1 2').does('south', 'aim 5,9 15,10.2');
    expect(scene.unrolled).toBe(0);
  });

  it('may shoot past a corner from the side of its base, and is offered to', () => {
    const scene = new Scene('cannon 5,10; irix 5,20', 'orlen 20,10', {
      terrain: 'rock 9,9.6 11,9.6 11,20 9,20',
    });
    scene.does('south', 'activate cannon', 'attack litany-shot');
    expect(scene.moves('south')).toEqual(expect.arrayContaining(['aim 5,8.819 20,10']));
  });

  it('may aim short of an enemy beyond its bands, for the ball flies on', () => {
    const scene = new Scene('cannon 2,10; irix 5,20', 'orlen 44,10').does(
      'south',
      'activate cannon',
      'attack litany-shot',
    );
    expect(scene.moves('south')).toEqual(['aim 3.181,10 38.181,10']);
    scene.rolls('1 1 4 5 blank blank blank blank').does('south', 'aim 3.181,10 38.181,10');
    expect([struck(scene), scene.unrolled]).toEqual([[['1:orlen.1', 0]], 0]);
  });

  it('#72 #81 strikes everybody on its line behind the point, nearest first, and burns whom it hurt', () => {
    const scene = new Scene(
      'cannon 5,10; irix 21,10.6; suun 5,20',
      'maud 11,10; orlen 18,10; kessa 15,10; pike 24,10',
    );
    scene.rolls('1 1 3 4').rolls('skull blank blank blank armour').rolls('blank blank blank blank');
    scene
      .rolls('skull skull skull blank blank blank blank')
      .does('south', 'activate cannon', 'attack litany-shot');
    scene.does('south', 'aim 6.181,10 14,10');
    expect(struck(scene)).toEqual([
      ['1:kessa.1', 1],
      ['1:orlen.1', 0],
      ['0:irix.1', 3],
    ]);
    expect(
      ['kessa', 'orlen', 'irix', 'maud'].map((name) => [scene.unit(name).damage, scene.unit(name).dot]),
    ).toEqual([
      [2, 1],
      [0, 0],
      // What happens “on damage” is for enemies only.
      [6, 0],
      [0, 0],
    ]);
    expect(scene.unrolled).toBe(0);
  });

  it('goes astray as in the rulebook’s picture: five inches aside the line strikes another', () => {
    const scene = new Scene('cannon 5,10; irix 5,20', 'orlen 31.181,10; kessa 33.5,15.2').rolls('91 6 2 2');
    scene
      .rolls('blank blank blank blank')
      .does('south', 'activate cannon', 'attack litany-shot', 'aim 6.181,10 31.2,10');
    expect(scene.told('line.fired')).toMatchObject([{ from: { x: 31_200, y: 15_000 } }]);
    expect([struck(scene), scene.unrolled]).toEqual([[['1:kessa.1', 0]], 0]);
  });

  it('Slow Reload: after the shot the turn is over, hit or not', () => {
    const scene = new Scene('cannon 5,10; irix 5,20', 'orlen 20,10').rolls('1 2');
    scene.does('south', 'activate cannon', 'attack litany-shot', 'aim 6.181,10 20,10').asks('north', 'act');
    expect(scene.unit('cannon').activated).toBe(true);
  });
});

describe('a piercing shot', () => {
  it('#82 #83 is an eighth of an inch wide and strikes friend and foe up to its range, nearest first', () => {
    const scene = new Scene(
      'cray 10,10 inspire 1; husk 13,10; sorrow 5,20',
      'orlen 16,10.68; kessa 18,9.3; maud 23.2,10',
    );
    scene.rolls('skull blank blank blank').rolls('skull skull blank armour blank').rolls('blank blank blank');
    scene.does('south', 'activate cray', 'attack skewer', 'aim 10.63,10 20,10');
    expect(struck(scene)).toEqual([
      ['0:husk.1', 1],
      ['1:orlen.1', 2],
      ['1:maud.1', 0],
    ]);
    expect([scene.unit('husk').damage, scene.unit('orlen').damage, scene.unrolled]).toEqual([1, 1, 0]);
  });

  it('#83 brings no friendly fire, but who is in combat has cover', () => {
    const scene = new Scene('cray 10,10 inspire 1; husk 15,11.26', 'orlen 15,10').rolls(
      'skull blank blank inspire',
    );
    scene.does('south', 'activate cray', 'attack skewer', 'aim 10.63,10 20,10');
    expect(scene.told('attack.saved')).toMatchObject([{ covered: true, saves: 1 }]);
    expect([scene.unit('husk').damage, scene.unit('orlen').damage, scene.unrolled]).toEqual([0, 0, 0]);
  });

  it('ends at a rock, and has to strike an enemy', () => {
    const scene = new Scene('cray 10,10 inspire 1; husk 13,10', 'orlen 17,10; kessa 10,15', {
      terrain: 'rock 14.5,9 15.5,9 15.5,11 14.5,11',
    });
    scene
      .does('south', 'activate cray', 'attack skewer')
      .refuses('south', 'aim 10.63,10 20,10', 'shot.nobody');
    expect(scene.moves('south')).toEqual(['aim 10,10.63 10,15', 'aim 10,10.63 10,14.37']);
  });

  it('#139 an own unit is shot at by its own player, who makes both rolls; the other one is the opponent in both', () => {
    const scene = new Scene(
      'cray 10,10 inspire 1; husk 13,10 inspire 1',
      'ilmane+evil-eye 14,12; orlen 17,10',
    );
    scene.rolls('inspire skull blank').does('south', 'activate cray', 'attack skewer', 'aim 10.63,10 20,10');
    scene.asks('north', 'dice').rolls('inspire').does('north', 'keep');
    scene.asks('north', 'dice').does('north', 'keep').asks('south', 'dice');
    scene.rolls('blank blank blank').does('south', 'spend').asks('north', 'dice').does('north', 'keep');
    expect([scene.unit('husk').damage, scene.unit('husk').inspire, scene.unit('orlen').damage]).toEqual([
      0, 0, 0,
    ]);
    expect(scene.unrolled).toBe(0);
  });
});
