import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const WALL = 'rock 13,5 14,5 14,15 13,15';

describe('ironlung: pressure-valve', () => {
  const struck = (ironlung: string, north = ''): Scene =>
    new Scene('kessa 10,10; orlen 12,13; maud 5,5', `ironlung ${ironlung}; brine 40,25${north}`)
      .rolls('mastery blank  blank')
      .does('south', 'activate kessa', 'attack quick-cut ironlung');

  it('lets all enemies within an inch receive two hits after a melee attack has damaged it, for a token', () => {
    const scene = struck('11.811,10 inspire 1')
      .asks('north', 'react')
      .rolls('blank deflect')
      .does('north', 'use pressure-valve')
      .asks('south', 'act');
    expect(scene.told('hits.received').map(({ unit }) => unit)).toEqual(['0:kessa.1']);
    expect([scene.unit('kessa').damage, scene.unit('ironlung').inspire]).toEqual([1, 0]);
    const both = new Scene(
      'kessa 10,10; orlen 11.811,12.811; maud 11.811,7.17',
      'ironlung 11.811,10 inspire 1; brine 40,25',
    ).rolls('mastery blank  blank');
    both
      .does('south', 'activate kessa', 'attack quick-cut ironlung')
      .rolls('blank deflect  deflect deflect')
      .does('north', 'use pressure-valve');
    expect([
      both.unit('kessa').damage,
      both.unit('orlen').damage,
      both.unit('maud').damage,
      both.unrolled,
    ]).toEqual([1, 0, 0, 0]);
  });

  it('may be the end of the attacker, and of the second of two attacks', () => {
    const scene = new Scene('kessa 10,10 damage 5; maud 5,5', 'ironlung 11.811,10 inspire 1; brine 40,25')
      .rolls('skull blank blank  blank')
      .does('south', 'activate kessa', 'attack twin-blades ironlung');
    scene.rolls('blank deflect').does('north', 'use pressure-valve').asks('north', 'activate');
    expect([scene.unit('kessa').state, scene.unit('ironlung').damage, scene.unrolled]).toEqual([
      'destroyed',
      1,
      0,
    ]);
  });

  it('may be kept shut, and needs a token', () => {
    expect(
      struck('11.811,10 inspire 1').does('north', 'pass').asks('south', 'act').unit('ironlung').inspire,
    ).toBe(1);
    struck('11.811,10').asks('south', 'act');
  });

  it('does not open for a miss, for a Shield, for a shot or for nobody', () => {
    struck('11.811,10 inspire 1 shields 1').asks('south', 'act');
    const shot = new Scene('maud 5,10; kessa 5,5', 'ironlung 15,10 inspire 1; brine 40,25')
      .rolls('skull blank blank blank')
      .does('south', 'activate maud', 'attack long-gun ironlung');
    shot.rolls('blank').does('south', 'keep').asks('south', 'act');
    const reach = new Scene('tobren 10,10; kessa 5,5', 'ironlung 13.9,10 inspire 1; brine 40,25').rolls(
      'skull blank blank  blank',
    );
    reach.does('south', 'activate tobren', 'attack over-the-rim-spear ironlung').asks('south', 'act');
    expect([shot.unit('ironlung').damage, reach.unit('ironlung').damage]).toEqual([2, 1]);
  });
});

describe('ironlung: bell-hammer', () => {
  it('deals two damage a hit', () => {
    const scene = new Scene('ironlung 10,10; brine 5,5', 'orlen 11.811,10; maud 30,25').rolls(
      'skull mastery mastery  armour blank',
    );
    scene.does('south', 'activate ironlung', 'attack bell-hammer orlen');
    expect([scene.unit('orlen').damage, scene.unrolled]).toEqual([2, 0]);
  });
});

describe('ironlung: clear-the-deck', () => {
  it('strikes each enemy in combat with it twice and pushes it 2 inches away, in its player’s order, once a turn', () => {
    const scene = new Scene(
      'ironlung 10,10 inspire 2; brine 5,5',
      'orlen 11.811,10; kessa 10,11.811; maud 13,13',
    )
      .rolls('blank blank  deflect blank')
      .does('south', 'activate ironlung', 'use clear-the-deck');
    scene.asks('south', 'aim').does('south', 'target kessa').asks('south', 'act');
    expect([scene.unit('kessa').damage, scene.unit('orlen').damage, scene.unrolled]).toEqual([1, 2, 0]);
    expect([scene.at('orlen'), scene.at('kessa'), scene.at('maud'), scene.unit('ironlung').inspire]).toEqual([
      '13.811,10',
      '10,13.811',
      '13,13',
      1,
    ]);
    scene.refuses('south', 'use clear-the-deck', 'use.unique');
  });

  it('needs a token and somebody on the deck', () => {
    new Scene('ironlung 10,10; brine 5,5', 'orlen 11.811,10')
      .does('south', 'activate ironlung')
      .refuses('south', 'use clear-the-deck', 'use.cost');
    new Scene('ironlung 10,10 inspire 1; brine 5,5', 'orlen 11.9,10')
      .does('south', 'activate ironlung')
      .refuses('south', 'use clear-the-deck', 'use.nobody');
  });
});

describe('cray: reel-in', () => {
  const hit = (maud: string): Scene =>
    new Scene('cray 10,10; brine 5,5', `maud ${maud}; orlen 40,25`)
      .rolls('skull blank blank  blank')
      .does('south', 'activate cray', 'attack harpoon maud');

  it('draws whoever his attack immobilizes up to 2 inches straight towards him', () => {
    const scene = hit('17,10').asks('south', 'react').does('south', 'use reel-in').asks('south', 'go');
    scene.refuses('south', 'move 14.99,10', 'move.far');
    scene.refuses('south', 'move 16,10.5', 'move.towards');
    scene.refuses('south', 'move 18,10', 'move.towards');
    scene.does('south', 'move 15,10').asks('south', 'act');
    expect(scene.at('maud')).toBe('15,10');
  });

  it('may be declined, before and after', () => {
    expect(hit('17,10').does('south', 'pass').asks('south', 'act').at('maud')).toBe('17,10');
    expect(hit('17,10').does('south', 'use reel-in', 'stay').asks('south', 'act').at('maud')).toBe('17,10');
  });

  it('is not asked when nothing was applied: no damage, a token that lies there already, a dead target', () => {
    const missed = new Scene('cray 10,10; brine 5,5', 'maud 17,10; orlen 40,25')
      .rolls('skull blank blank  deflect')
      .does('south', 'activate cray', 'attack harpoon maud');
    expect(missed.asks('south', 'act').unit('maud').tokens).toEqual([]);
    expect(hit('17,10 immobilize').asks('south', 'act').at('maud')).toBe('17,10');
    expect(hit('17,10 damage 4').asks('south', 'act').unit('maud').state).toBe('destroyed');
  });
});

describe('cray: harpoon', () => {
  it('immobilizes what it damages, within 10 inches and in sight', () => {
    const scene = new Scene('cray 10,10; brine 5,5', 'maud 21.26,10; orlen 40,25').rolls(
      'skull mastery mastery  blank armour',
    );
    scene.does('south', 'activate cray', 'attack harpoon maud', 'pass');
    expect([scene.unit('maud').damage, scene.unit('maud').tokens, scene.unrolled]).toEqual([
      1,
      ['immobilize'],
      0,
    ]);
    const cray = (north: string, terrain = ''): Scene =>
      new Scene('cray 10,10; brine 5,5', north, { terrain }).does('south', 'activate cray');
    cray('maud 21.27,10').refuses('south', 'attack harpoon maud', 'attack.range');
    cray('maud 17,10', WALL).refuses('south', 'attack harpoon maud', 'attack.unseen');
    cray('maud 17,10; orlen 11.26,10').refuses('south', 'attack harpoon maud', 'attack.combat');
  });

  it('risks the crew when the target is in combat with them', () => {
    const scene = new Scene('cray 10,10; husk 17,11.26', 'maud 17,10; orlen 40,25').rolls(
      'blank blank skull  inspire',
    );
    scene.does('south', 'activate cray', 'attack harpoon maud');
    expect([scene.unit('husk').damage, scene.unit('maud').damage]).toEqual([2, 0]);
  });
});

describe('cray: skewer', () => {
  it('pierces everybody on the line, friend and foe, the nearest first', () => {
    const scene = new Scene('cray 10,10 inspire 2; husk 16,10', 'maud 13,10; orlen 22.6,10; kessa 23.4,12')
      .does('south', 'activate cray', 'attack skewer')
      .asks('south', 'shoot');
    scene.refuses('south', 'aim 12,10 22,10', 'shot.origin');
    scene.refuses('south', 'aim 9.37,10 5,10', 'shot.nobody');
    scene
      .rolls('skull blank blank  blank  skull blank blank  blank  skull blank blank  blank')
      .does('south', 'aim 10.63,10 20,10')
      .asks('south', 'act');
    expect(scene.told('attack.hit').map(({ target }) => target)).toEqual([
      '1:maud.1',
      '0:husk.1',
      '1:orlen.1',
    ]);
    expect([scene.unit('cray').inspire, scene.unit('husk').damage, scene.unit('kessa').damage]).toEqual([
      1, 1, 0,
    ]);
    scene.refuses('south', 'attack skewer', 'attack.unique');
  });

  it('ends at its 12 inches and at rock, and needs a token', () => {
    const cray = (unit: string, north: string, terrain = ''): Scene =>
      new Scene(`${unit}; brine 5,5`, north, { terrain }).does('south', 'activate cray');
    cray('cray 10,10', 'maud 15,10').refuses('south', 'attack skewer', 'attack.cost');
    cray('cray 10,10 inspire 1', 'maud 23.4,10').refuses('south', 'attack skewer', 'attack.nobody');
    cray('cray 10,10 inspire 1', 'maud 17,10', WALL).refuses('south', 'attack skewer', 'attack.nobody');
    cray('cray 10,10 inspire 1', 'maud 11.26,10').refuses('south', 'attack skewer', 'attack.combat');
  });
});

describe('cray: boat-hook', () => {
  it('is a melee attack of two dice', () => {
    const scene = new Scene('cray 10,10; brine 5,5', 'maud 11.26,10; orlen 30,25')
      .rolls('skull mastery  blank')
      .does('south', 'activate cray', 'attack boat-hook maud');
    expect([scene.unit('maud').damage, scene.unrolled]).toEqual([1, 0]);
  });
});
