import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** Whom a volley struck, in order, with how many hits. */
const struck = (scene: Scene): (readonly [string, number])[] =>
  scene.told('attack.hit').map(({ target, hits }) => [target, hits] as const);

describe('bands and scatter', () => {
  it('#77 an artillery band is measured from base to base', () => {
    const near = new Scene('mortar 5,10; cray 5,20', 'orlen 14.8,10').does('south', 'activate mortar');
    expect(near.refuses('south', 'attack barrel-bomb orlen', 'attack.band').facts).toMatchObject({
      needs: 7989,
    });
    const far = new Scene('mortar 5,10; cray 5,20', 'orlen 14.811,10').does('south', 'activate mortar');
    far.does('south', 'attack barrel-bomb orlen').asks('south', 'shoot');
    const gone = new Scene('bombard 1.2,1.2; cray 5,20', 'orlen 43,29').does('south', 'activate bombard');
    gone.refuses('south', 'attack shell orlen', 'attack.band');
  });

  it('#77 a cannon’s band is measured from the chosen point of its base to the point aimed at', () => {
    const scene = new Scene('cannon 5,10; irix 5,20', 'orlen 20,10').does(
      'south',
      'activate cannon',
      'attack litany-shot',
    );
    scene.refuses('south', 'aim 6.181,10 12,10', 'shot.band');
    scene.refuses('south', 'aim 6.3,10 20,10', 'shot.origin');
    scene.rolls('1 2').does('south', 'aim 3.819,10 12,10');
    expect(scene.told('shot.scattered')).toMatchObject([{ side: 'blank', direction: null }]);
  });

  it('#77 a band ends with its last inch: 16 inches count for the nearer one', () => {
    const inside = new Scene('mortar 5,10; cray 5,20', 'orlen 22.811,10').rolls('1 3');
    inside.does('south', 'activate mortar', 'attack barrel-bomb orlen', 'aim 22.811,10');
    expect(inside.told('shot.scattered')).toMatchObject([
      { side: 2, direction: 0, at: { x: 23_811, y: 10_000 } },
    ]);
    const beyond = new Scene('mortar 5,10; cray 5,20', 'orlen 22.911,10').rolls('91 3');
    beyond.does('south', 'activate mortar', 'attack barrel-bomb orlen', 'aim 22.911,10');
    expect(beyond.told('shot.scattered')).toMatchObject([
      { side: 2, direction: 90, at: { x: 22_911, y: 13_000 } },
    ]);
  });

  it('#78 a number that the modifier takes away altogether leaves the shot where it was aimed', () => {
    const shell = (before: string): Scene =>
      new Scene('bombard 5,10; orlen 5,20', 'cray 20,10')
        .does('south', 'activate bombard', before)
        .rolls('1 3 blank blank blank blank')
        .does('south', 'attack shell cray', 'aim 20,10');
    expect(shell('focus').told('shot.scattered')).toMatchObject([
      { side: 2, direction: null, at: { x: 20_000 } },
    ]);
    // Ranging Stakes: only while it has not moved.
    expect(shell('move 5,10.5').told('shot.scattered')).toMatchObject([
      { side: 2, direction: 0, at: { x: 21_000 } },
    ]);
  });

  it('#79 a template half off the table strikes whom it covers, wholly off it nobody', () => {
    const half = new Scene('mortar 5,1.2; cray 5,20', 'orlen 21,0.8').rolls(
      '271 4 skull blank blank blank blank',
    );
    half.does('south', 'activate mortar', 'attack barrel-bomb orlen', 'aim 21,0.8');
    expect([half.told('shot.scattered')[0]?.at.y, struck(half), half.unrolled]).toEqual([
      -1200,
      [['1:orlen.1', 1]],
      0,
    ]);
    const off = new Scene('mortar 5,1.2; cray 5,20', 'orlen 25,0.8').rolls('271 6');
    off.does('south', 'activate mortar', 'attack barrel-bomb orlen', 'aim 25,0.8').asks('south', 'act');
    expect([struck(off), off.unrolled]).toEqual([[], 0]);
  });

  it('#79 a cannon’s point inside a rock strikes nobody behind it', () => {
    const scene = new Scene('cannon 5,10; irix 5,20', 'orlen 18.2,14.1; maud 20,8', {
      terrain: 'rock 13,11.5 17,11.5 17,14.5 13,14.5',
    });
    scene.rolls('91 6 6 6').does('south', 'activate cannon', 'attack litany-shot', 'aim 6.181,10 15,10');
    expect(scene.told('shot.scattered')).toMatchObject([{ at: { x: 15_000, y: 12_000 } }]);
    expect([struck(scene), scene.unrolled]).toEqual([[], 0]);
  });

  it('a blank side loses the shot; a spare fuse throws die and direction anew', () => {
    const scene = new Scene('mortar 5,10 inspire 1; cray 5,20', 'orlen 22,10').rolls('1 2');
    scene.does('south', 'activate mortar', 'attack barrel-bomb orlen', 'aim 22,10').asks('south', 'dice');
    scene.rolls('3 91').does('south', 'reroll spare-fuse 0-1-0-0-0-0');
    expect(scene.told('shot.scattered')).toMatchObject([
      { side: 2, direction: 90, at: { x: 22_000, y: 11_000 } },
    ]);
  });
});

describe('artillery', () => {
  const WALL = 'building 12,8 13,8 13,12 12,12';

  it('#76 #159 strikes behind a building if any ally sees the target', () => {
    const alone = new Scene('mortar 5,10; cray 5,13', 'orlen 15,10', { terrain: WALL });
    alone.does('south', 'activate mortar').refuses('south', 'attack barrel-bomb orlen', 'attack.unspotted');
    const spotted = new Scene('mortar 5,10; cray 11,20', 'orlen 15,10', { terrain: WALL }).rolls(
      '1 1 skull skull blank blank',
    );
    spotted.rolls('armour armour').does('south', 'activate mortar', 'attack barrel-bomb orlen');
    spotted.refuses('south', 'aim 13.1,10', 'shot.template');
    // Aimed over the building; the inner ring is beside the target, so its armour counts.
    spotted.does('south', 'aim 13.2,10');
    expect([spotted.unit('orlen').damage, spotted.unrolled]).toEqual([0, 0]);
  });

  it('strikes past armour under the inner ring, and ignores cover', () => {
    const scene = new Scene('mortar 5,10; cray 5,20', 'orlen 22,10', {
      terrain: 'forest 20,8 24,8 24,12 20,12',
    });
    scene.rolls('1 1 skull skull blank blank armour inspire');
    scene.does('south', 'activate mortar', 'attack barrel-bomb orlen', 'aim 22,10');
    expect(scene.told('attack.saved')).toMatchObject([{ covered: false, saves: 0, unsaved: 2 }]);
    expect(scene.unit('orlen').damage).toBe(4);
  });

  it('goes astray as in the rulebook’s picture: two others are struck, friend or foe, the nearer one first', () => {
    const scene = new Scene('mortar 5,10; cray 28.4,10; husk 5,20', 'orlen 22,10; kessa 26,10').rolls('1 6');
    // Five inches east: Kessa is an inch from the new centre, Cray an inch and a half.
    scene.rolls('skull blank blank blank blank skull blank blank blank deflect');
    scene.does('south', 'activate mortar', 'attack barrel-bomb orlen', 'aim 22,10');
    expect(struck(scene)).toEqual([
      ['1:kessa.1', 1],
      ['0:cray.1', 1],
    ]);
    expect(scene.told('shot.scattered')[0]?.at.x).toBe(26_000);
    expect([scene.unit('orlen').damage, scene.unit('kessa').damage, scene.unrolled]).toEqual([0, 2, 0]);
  });

  it('#86 of those equally near the attacker names the first', () => {
    const scene = new Scene(
      'mortar 5,10; cray 5,20',
      'orlen 22,10; kessa 20.5,8.5; maud 20.5,11.5; perrin 22,8',
    ).rolls('1 1');
    scene.does('south', 'activate mortar', 'attack barrel-bomb maud', 'aim 20.5,10').asks('south', 'aim');
    expect(scene.moves('south')).toEqual(['target orlen', 'target kessa', 'target maud']);
    scene.rolls('blank blank blank blank '.repeat(4)).does('south', 'target maud', 'target orlen');
    expect(struck(scene).map(([name]) => name)).toEqual(['1:maud.1', '1:orlen.1', '1:kessa.1', '1:perrin.1']);
    expect(scene.unrolled).toBe(0);
  });

  it('#87 is no more fired from combat than any other ranged attack', () => {
    const scene = new Scene('mortar 5,10; cannon 5,20', 'orlen 6.811,10; maud 22,10; kessa 6.811,20');
    scene.does('south', 'activate mortar').refuses('south', 'attack barrel-bomb maud', 'attack.combat');
    scene.does('south', 'end').does('north', 'activate maud', 'end');
    scene.refuses('south', 'attack litany-shot', 'attack.combat');
  });
});
