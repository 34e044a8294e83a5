import { describe, expect, test } from 'vitest';
import type { Faction } from '../content/factions.ts';
import { attack, attackLost, attackWon } from './fortune.ts';
import { Scene } from './scene.ts';

/** Sea 25 touches the seas 8 and 35 and the shores 26, 27 and 34. */
const SEA = 25;

const dragonsHunted = (army: string): Scene =>
  new Scene({ factions: ['horseLords', 'dragonRiders'] })
    .units('horseLords', SEA, '3 ship')
    .units('dragonRiders', SEA, army);

const exits = (scene: Scene, faction: Faction): number[] =>
  scene
    .moves(faction)
    .filter((text) => text.includes('@'))
    .map((text) => Number(text.split('@')[1]))
    .toSorted((a, b) => a - b);

describe('leaving a sea battle', () => {
  test('ships go one sea area and no farther, own chain or not (#114, #116)', () => {
    const scene = dragonsHunted('2 ship').units('dragonRiders', 35, 'ship').units('dragonRiders', 45, 'ship');
    scene.does('horseLords', `battle @${SEA} seat 1`).asks('dragonRiders', 'stand');
    expect(exits(scene, 'dragonRiders')).toEqual([8, 35]);
    scene.refuses('dragonRiders', 'withdraw @45', 'retreat.terrain');
    scene.does('dragonRiders', 'withdraw @35');
    expect(scene.force('dragonRiders', 35)).toBe('3 ship');
  });

  test('an enemy ship closes a sea; ships with nowhere to go are lost (#107, #112)', () => {
    const scene = dragonsHunted('2 ship').units('horseLords', 8, 'ship').units('horseLords', 35, 'ship');
    attackWon(scene, 'horseLords', 'dragonRiders', SEA);
    expect(scene.told('unit.lost').map(({ why }) => why)).toEqual(['casualty', 'trapped']);
  });

  test('dragons go to any area next door, or over an own chain that begins there (#114)', () => {
    const alone = dragonsHunted('dragon');
    alone.does('horseLords', `battle @${SEA} seat 1`);
    expect(exits(alone, 'dragonRiders')).toEqual([8, 26, 27, 34, 35]);
    const chained = dragonsHunted('dragon').units('dragonRiders', 8, 'ship');
    chained.does('horseLords', `battle @${SEA} seat 1`);
    // Sea 8 carries on to the sea 0 and the shores 1, 9, 10 and 18.
    expect(exits(chained, 'dragonRiders')).toEqual([0, 1, 8, 9, 10, 18, 26, 27, 34, 35]);
  });

  test('the contested sea itself is no part of a chain (#116)', () => {
    const scene = dragonsHunted('dragon ship');
    scene.does('horseLords', `battle @${SEA} seat 1`);
    expect(exits(scene, 'dragonRiders')).toEqual([8, 26, 27, 34, 35]);
  });

  test('a mixed force keeps its ships only at sea (#115, #190)', () => {
    const together = dragonsHunted('dragon ship');
    together.does('horseLords', `battle @${SEA} seat 1`).does('dragonRiders', 'withdraw @8');
    expect(together.force('dragonRiders', 8)).toBe('ship dragon');
    const ashore = dragonsHunted('dragon 2 ship');
    attackWon(ashore, 'horseLords', 'dragonRiders', SEA);
    ashore.does('dragonRiders', 'lose ship').does('dragonRiders', 'retreat @27');
    expect(ashore.told('unit.lost')).toMatchObject([{ kind: 'ship', why: 'stranded' }]);
    expect(ashore.force('dragonRiders', 27)).toBe('dragon');
  });

  test('a beaten attacker on ships retreats likewise (#114, #121)', () => {
    const scene = new Scene({ factions: ['horseLords', 'dragonRiders'] })
      .units('horseLords', SEA, '2 ship')
      .units('dragonRiders', SEA, 'dragon');
    attackLost(scene, 'horseLords', 'dragonRiders', SEA);
    expect(exits(scene, 'horseLords')).toEqual([8, 35]);
  });
});

describe('ships and dragons', () => {
  const fleet = (ours: string, theirs: string): Scene =>
    new Scene({ factions: ['dragonRiders', 'horseLords'] })
      .units('dragonRiders', SEA, ours)
      .units('horseLords', SEA, theirs);

  test('fight as one force, each a unit; after a won attack the ships stay, the dragons go (#90, #190)', () => {
    const scene = fleet('2 ship dragon', '2 ship');
    attackWon(scene, 'dragonRiders', 'horseLords', SEA);
    expect(scene.told('battle.drew').map(({ tiles }) => tiles.length)).toEqual([4, 3]);
    expect(scene.told('battle.revealed')[0]).toMatchObject({
      attacker: { total: 14 + 2 + 4 },
      defender: { total: 7 + 2 },
    });
    scene.does('horseLords', 'retreat @8');
    expect(scene.force('dragonRiders', SEA)).toBe('2 ship');
    expect(scene.player('dragonRiders').discard).toEqual(['dragon']);
  });

  test('a dragon holds the sea alone when its ships are gone (#190)', () => {
    const scene = fleet('dragon', '').units('dragonRiders', SEA, 'ship').hand('dragonRiders', 'skirmishers');
    scene.does('dragonRiders', `step ship ${SEA}>35`, 'pay skirmishers', 'end');
    expect(scene.force('dragonRiders', SEA)).toBe('dragon');
    expect(scene.told('unit.lost')).toEqual([]);
  });

  test('a dragon alone beats ships in defence and stays (#88, #90, #190)', () => {
    const scene = dragonsHunted('dragon');
    attackLost(scene, 'horseLords', 'dragonRiders', SEA);
    expect(scene.told('battle.revealed')[0]?.defender.items).toMatchObject([{ source: 'dragon', bonus: 4 }]);
    expect(scene.force('dragonRiders', SEA)).toBe('dragon');
  });

  test('nothing else is ever at sea: neither a unit on foot nor a leader (#190, #194)', () => {
    const scene = fleet('ship', '')
      .units('dragonRiders', 27, 'leader swords cavalry')
      .hand('dragonRiders', 'blank');
    for (const group of ['leader', 'swords', 'leader+swords'])
      scene.refuses('dragonRiders', `step ${group} 27>${SEA}`, 'march.landAtSea');
    expect(scene.moves('dragonRiders', 'step').some((text) => text.endsWith(`27>${SEA}`))).toBe(false);
  });

  test('over a passage a leader takes one unit that starts and lands with it (#194)', () => {
    const scene = fleet('ship', '')
      .units('dragonRiders', 27, 'leader 2 swords')
      .hand('dragonRiders', 'skirmishers');
    scene.does('dragonRiders', 'step leader+2 swords 27>34');
    expect(scene.told('unit.moved')[0]?.cost).toBe(2);
    scene.does('dragonRiders', 'pay skirmishers');
    expect(scene.force('dragonRiders', 34)).toBe('2 swords leader');
    const apart = fleet('ship', '')
      .units('dragonRiders', 27, 'leader')
      .units('dragonRiders', 26, 'swords')
      .hand('dragonRiders', 'skirmishers');
    apart.does('dragonRiders', 'step leader 27>34', 'step swords 26>34');
    expect(apart.told('unit.moved')[0]?.cost).toBe(1);
  });

  test('a tie at sea is fought again: no Shield sails (#84, #90)', () => {
    const scene = fleet('2 ship', '2 ship')
      .rig('dragonRiders', 5, 5, 4, 5, 5, 4)
      .rig('horseLords', 5, 5, 4, 2, 2, 3);
    attack(scene, 'dragonRiders', 'horseLords', SEA);
    expect(scene.told('battle.tied')).toHaveLength(1);
    expect(scene.told('battle.won')).toMatchObject([{ seat: 0, vp: 2 }]);
  });
});
