import { describe, expect, test } from 'vitest';
import { rules } from '../rules/rules.ts';
import { attack, attackLost, attackWon, swapFrame } from './fortune.ts';
import { Scene } from './scene.ts';

/** Area 28 lies on the sea 35, which touches 26, 27, 28, 34, 36, 44, 46 and 47 and leads on to 25 and 45. */
const SHORE = 28;

const raid = (): Scene => new Scene({ factions: ['corsairs', 'horseLords'] });
const raided = (): Scene => new Scene({ factions: ['horseLords', 'corsairs'] });

describe('the swap against the Corsairs', () => {
  test('attacking Corsairs decide last, after the defender has shown three tiles (#81)', () => {
    const scene = raid()
      .units('corsairs', SHORE, '2 axes')
      .hand('corsairs', 'blank')
      .units('horseLords', SHORE, '2 swords skirmishers')
      .hand('horseLords', 'swords')
      .rig('corsairs', 5, 4, 2)
      .rig('horseLords', 5, 5, 3, 2);
    scene.does('corsairs', `battle @${SHORE} seat 1`).does('horseLords', 'stand').asks('horseLords', 'swap');
    scene.does('horseLords', 'swap swords').asks('corsairs', 'swap');
    expect(scene.told('battle.shown')).toEqual([{ e: 'battle.shown', seat: 1, tiles: [5, 5, 4] }]);
    // The counted tiles are face up, including the swapped-in one; the fourth is not.
    expect(swapFrame(rules.mask(scene.state, 0)).sides[0]).toMatchObject({
      seat: 1,
      tiles: [5, 5, 4, 0],
      swap: 'swords',
      shown: true,
    });
    scene.does('corsairs', 'keep');
    expect(scene.told('battle.revealed')).toMatchObject([
      { attacker: { total: 13 }, defender: { total: 16 } },
    ]);
  });

  test('defending Corsairs too, and again in a re-fight (#81, #84)', () => {
    const scene = raided()
      .units('horseLords', 29, '2 swords')
      .hand('horseLords', '2 swords')
      .units('corsairs', 29, '2 axes')
      .hand('corsairs', '2 axes')
      .rig('horseLords', 5, 4, 3, 5, 4, 3)
      .rig('corsairs', 5, 4, 3, 5, 5, 4);
    scene.does('horseLords', 'battle @29 seat 1').does('corsairs', 'stand');
    scene.does('horseLords', 'keep').does('corsairs', 'keep').asks('horseLords', 'swap');
    expect(scene.told('battle.tied')).toHaveLength(1);
    scene.does('horseLords', 'swap swords');
    expect(scene.told('battle.shown')).toMatchObject([{ seat: 0, tiles: [5, 4, 4] }]);
    scene.asks('corsairs', 'swap').does('corsairs', 'keep');
    expect(scene.told('battle.won')).toMatchObject([{ seat: 1 }]);
  });

  test('an opponent without tiles shows at once; Corsairs never show first (#81)', () => {
    const scene = raid()
      .units('corsairs', 29, '2 axes')
      .hand('corsairs', 'axes')
      .units('horseLords', 29, '2 swords')
      .rig('corsairs', 5, 4, 2)
      .rig('horseLords', 5, 4, 3);
    attack(scene, 'corsairs', 'horseLords', 29);
    scene.asks('corsairs', 'swap');
    expect(scene.told('battle.shown').map(({ seat }) => seat)).toEqual([1]);
  });

  test('a battle of others at the same table goes the usual way (#81)', () => {
    const scene = new Scene({ factions: ['dragonRiders', 'horseLords', 'corsairs'] })
      .units('dragonRiders', 29, '2 swords')
      .hand('dragonRiders', 'swords')
      .units('horseLords', 29, '2 swords')
      .hand('horseLords', 'swords');
    attack(scene, 'dragonRiders', 'horseLords', 29);
    scene.asks('dragonRiders', 'swap').does('dragonRiders', 'keep').asks('horseLords', 'swap');
    expect(scene.told('battle.shown')).toEqual([]);
  });
});

describe('strength and score', () => {
  test('+1 at sea once, not per ship, attacking and defending; none on land (#83)', () => {
    const attacking = raid().units('corsairs', 35, '3 ship').units('horseLords', 35, '2 ship');
    attackWon(attacking, 'corsairs', 'horseLords', 35);
    expect(attacking.told('battle.revealed')[0]?.attacker.items).toMatchObject([
      { source: 'ship', bonus: 3 },
      { source: 'corsairsAtSea', bonus: 1 },
    ]);
    const defending = raided().units('horseLords', 35, '2 ship').units('corsairs', 35, '2 ship');
    attackLost(defending, 'horseLords', 'corsairs', 35);
    expect(defending.told('battle.revealed')[0]).toMatchObject({
      attacker: { items: [{ source: 'ship' }], total: 9 },
      defender: { items: [{ source: 'ship' }, { source: 'corsairsAtSea', bonus: 1 }], total: 17 },
    });
    const ashore = raid().units('corsairs', SHORE, 'axes').units('horseLords', SHORE, 'swords');
    attackWon(ashore, 'corsairs', 'horseLords', SHORE);
    expect(ashore.told('battle.revealed')[0]?.attacker.items).toMatchObject([{ source: 'axes', bonus: 1 }]);
  });

  test('one victory point more for a battle won, in attack and defence, none for a withdrawal (#86, #179)', () => {
    const scene = raid().units('corsairs', 29, '2 axes').units('horseLords', 29, '2 swords');
    attackWon(scene, 'corsairs', 'horseLords', 29);
    expect(scene.player('corsairs').vp).toBe(3);
    const defence = raided().units('horseLords', 29, '2 swords').units('corsairs', 29, '2 axes');
    attackLost(defence, 'horseLords', 'corsairs', 29);
    expect(defence.player('corsairs').vp).toBe(3);
    const chase = raid().units('corsairs', 29, '2 axes').units('horseLords', 29, '2 swords');
    chase.does('corsairs', 'battle @29 seat 1').does('horseLords', 'withdraw @30');
    expect(chase.player('corsairs').vp).toBe(0);
  });
});

describe('Corsairs withdraw by sea', () => {
  const hunted = (): Scene =>
    raided().units('horseLords', SHORE, '2 cavalry').units('corsairs', SHORE, '2 axes');

  test('whatever cavalry they face, but only over their ships, also next door (#103)', () => {
    const scene = hunted().units('corsairs', 35, 'ship');
    scene.does('horseLords', `battle @${SHORE} seat 1`).asks('corsairs', 'stand');
    expect(scene.moves('corsairs', 'withdraw').toSorted()).toEqual(
      ['26', '27', '34', '36', '44', '46', '47'].map((area) => `withdraw @${area}`),
    );
    scene.refuses('corsairs', 'withdraw @29', 'withdraw.onlyBySea');
    scene.does('corsairs', 'withdraw @36');
    expect(scene.force('corsairs', 36)).toBe('2 axes');
  });

  test('not without a ship, nor over a contested sea, nor when no shore is legal (#103)', () => {
    const landlocked = hunted();
    landlocked.does('horseLords', `battle @${SHORE} seat 1`);
    expect(landlocked.told('battle.drew')).toHaveLength(2);
    const contested = hunted().units('corsairs', 35, '2 ship').units('horseLords', 35, 'ship');
    contested.does('horseLords', `battle @${SHORE} seat 1`);
    expect(contested.told('battle.drew')).toHaveLength(2);
    const hostile = hunted().units('corsairs', 35, 'ship');
    for (const shore of [26, 27, 34, 36, 44, 46, 47]) hostile.villages('horseLords', shore);
    hostile.does('horseLords', `battle @${SHORE} seat 1`);
    expect(hostile.told('battle.drew')).toHaveLength(2);
  });

  test('against no more cavalry than their own any area will do, by land as well (#103)', () => {
    const scene = raided()
      .units('horseLords', SHORE, '2 swords')
      .units('corsairs', SHORE, '2 axes')
      .units('corsairs', 35, 'ship');
    scene.does('horseLords', `battle @${SHORE} seat 1`);
    expect(scene.moves('corsairs', 'withdraw')).toEqual(
      expect.arrayContaining(['withdraw @29', 'withdraw @44', 'withdraw @36']),
    );
  });

  test('not from their own castle or citadel (#102)', () => {
    for (const walls of ['castle', 'citadel']) {
      const scene = hunted().units('corsairs', SHORE, walls).units('corsairs', 35, 'ship');
      scene.does('horseLords', `battle @${SHORE} seat 1`);
      expect(scene.told('battle.drew')).toHaveLength(2);
    }
  });
});

describe('Corsairs attack beside their ships', () => {
  const mayWithdraw = (scene: Scene): boolean => {
    scene.does('corsairs', `battle @${SHORE} seat 1`);
    return scene.step === 'stand';
  };
  const landing = (defenders: string): Scene =>
    raid().units('corsairs', SHORE, '2 axes').units('horseLords', SHORE, defenders);

  test('the ship counts as one cavalry, several ships as one (#104, #105)', () => {
    expect(mayWithdraw(landing('2 swords'))).toBe(true);
    expect(mayWithdraw(landing('2 swords').units('corsairs', 35, 'ship'))).toBe(false);
    expect(mayWithdraw(landing('swords cavalry').units('corsairs', 35, '3 ship'))).toBe(true);
  });

  test('a ship in a contested sea counts, one farther away does not (#105)', () => {
    expect(
      mayWithdraw(landing('2 swords').units('corsairs', 35, 'ship').units('horseLords', 35, 'ship')),
    ).toBe(false);
    expect(mayWithdraw(landing('2 swords').units('corsairs', 25, 'ship'))).toBe(true);
  });

  test('a dragon in the defence may withdraw in spite of the ship (#104, #192)', () => {
    const scene = new Scene({ factions: ['corsairs', 'dragonRiders'] })
      .units('corsairs', SHORE, '2 axes')
      .units('corsairs', 35, 'ship')
      .units('dragonRiders', SHORE, 'dragon swords');
    expect(mayWithdraw(scene)).toBe(true);
    const walled = new Scene({ factions: ['corsairs', 'dragonRiders'] })
      .units('corsairs', SHORE, '2 axes')
      .units('corsairs', 35, 'ship')
      .units('dragonRiders', SHORE, 'dragon castle');
    expect(mayWithdraw(walled)).toBe(false);
  });

  test('in a sea battle the defender may withdraw, from Corsairs too (#104, #107)', () => {
    const scene = raid()
      .units('corsairs', 35, '2 ship')
      .units('corsairs', 25, 'ship')
      .units('horseLords', 35, 'ship');
    scene
      .does('corsairs', 'battle @35 seat 1')
      .asks('horseLords', 'stand')
      .does('horseLords', 'withdraw @45');
    expect(scene.force('horseLords', 45)).toBe('ship');
  });

  test('only withdrawing is barred: a beaten defender retreats without any cavalry (#106)', () => {
    const scene = landing('2 swords').units('corsairs', 35, 'ship');
    attackWon(scene, 'corsairs', 'horseLords', SHORE);
    scene.asks('horseLords', 'retreat').does('horseLords', 'retreat @29');
    expect(scene.force('horseLords', 29)).toBe('swords');
  });

  test('castles bar withdrawal with or without the ship, which takes no part in the battle (#193)', () => {
    const scene = landing('castle 2 cavalry').units('corsairs', 35, '3 ship');
    scene.rig('corsairs', 2, 2, 3).rig('horseLords', 5, 5, 4, 4);
    scene.does('corsairs', `battle @${SHORE} seat 1`);
    expect(scene.told('battle.drew').map(({ tiles }) => tiles.length)).toEqual([3, 4]);
    expect(scene.told('battle.revealed')[0]?.attacker.items).toMatchObject([{ source: 'axes', bonus: 2 }]);
    expect(scene.told('battle.won')).toMatchObject([{ seat: 1, vp: 2 }]);
    expect(scene.force('corsairs', 35)).toBe('3 ship');
  });
});

describe('Corsairs and dragons', () => {
  test('no withdrawal from a dragon, not even by sea; the retreat after the loss is free to go (#192)', () => {
    const scene = new Scene({ factions: ['dragonRiders', 'corsairs'] })
      .units('dragonRiders', SHORE, 'dragon')
      .units('corsairs', SHORE, '2 axes')
      .units('corsairs', 35, 'ship');
    attackWon(scene, 'dragonRiders', 'corsairs', SHORE);
    expect(scene.told('battle.began')).toHaveLength(1);
    scene.does('corsairs', 'retreat @44');
    expect(scene.force('corsairs', 44)).toBe('axes');
  });

  test('swap order, +1 at sea and the extra point hold against dragons (#192)', () => {
    const scene = new Scene({ factions: ['dragonRiders', 'corsairs'] })
      .units('dragonRiders', 35, 'dragon')
      .hand('dragonRiders', 'swords')
      .units('corsairs', 35, '2 ship')
      .hand('corsairs', 'blank')
      .rig('dragonRiders', 2, 2, 3)
      .rig('corsairs', 5, 5, 4, 4);
    scene.does('dragonRiders', 'battle @35 seat 1', 'keep').asks('corsairs', 'swap');
    expect(scene.told('battle.shown')).toMatchObject([{ seat: 0, tiles: [3, 2, 2] }]);
    scene.does('corsairs', 'keep');
    expect(scene.told('battle.revealed')).toMatchObject([
      { attacker: { total: 11 }, defender: { total: 17 } },
    ]);
    expect(scene.player('corsairs').vp).toBe(2);
  });
});
