import { describe, expect, test } from 'vitest';
import { attack, attackLost, attackWon } from './fortune.ts';
import { Scene } from './scene.ts';

const trio = (): Scene => new Scene({ factions: ['dragonRiders', 'horseLords', 'hillFolk'] });
const duel = (): Scene => new Scene({ factions: ['dragonRiders', 'horseLords'] });

describe('worked examples of the rulebook', () => {
  test('the battle of 16 against 14, from the march to the retreat (#86, #100, #177)', () => {
    const scene = duel()
      .units('dragonRiders', 18, 'leader cavalry 2 lizardmen')
      .hand('dragonRiders', 'cavalry blank')
      .units('horseLords', 28, 'swords shield')
      .hand('horseLords', 'ship')
      .rig('dragonRiders', 4, 3, 3, 2)
      .rig('horseLords', 5, 3, 2);
    scene.does('dragonRiders', 'step leader+cavalry+2 lizardmen 18>28', 'pay cavalry');
    // Fewer cavalry than the attacker: nobody is asked about a withdrawal.
    scene.does('dragonRiders', 'battle @28 seat 1').asks('dragonRiders', 'swap');
    expect(scene.told('battle.drew').map(({ tiles }) => tiles)).toEqual([
      [4, 3, 3, 2],
      [5, 3, 2],
    ]);
    scene.does('dragonRiders', 'swap blank').asks('horseLords', 'swap').does('horseLords', 'swap ship');
    const [result] = scene.told('battle.revealed');
    expect(result?.attacker).toMatchObject({ tiles: [5, 4, 3], swap: 'blank', total: 16 });
    expect(result?.attacker.items).toMatchObject([
      { source: 'cavalry', bonus: 1 },
      { source: 'lizardmen', count: 2, bonus: 2 },
      { source: 'leader', bonus: 1 },
    ]);
    expect(result?.defender).toMatchObject({ tiles: [5, 4, 3], swap: 'ship', total: 14 });
    expect(result?.defender.items).toMatchObject([
      { source: 'swords', bonus: 1 },
      { source: 'shield', bonus: 1 },
    ]);
    expect(scene.player('dragonRiders').vp).toBe(2);
    scene.asks('horseLords', 'casualty').does('horseLords', 'lose shield', 'retreat @29');
    expect(scene.force('horseLords', 29)).toBe('swords');
    expect(scene.player('horseLords').discard).toEqual(['shield', 'ship']);
    expect(scene.player('dragonRiders').discard).toEqual(['cavalry', 'blank']);
  });

  test('three Dragon Riders against two Necromancers draw four battle tiles against three (#77)', () => {
    const scene = new Scene({ factions: ['dragonRiders', 'necromancers'] })
      .units('dragonRiders', 19, '3 swords')
      .units('necromancers', 19, '2 swords');
    attack(scene, 'dragonRiders', 'necromancers', 19);
    expect(scene.told('battle.drew').map(({ tiles }) => tiles.length)).toEqual([4, 3]);
  });
});

describe('who fights whom', () => {
  test('always one against one, in the order the attacker likes, with other actions in between (#73, #177)', () => {
    const scene = trio()
      .units('dragonRiders', 19, 'dragon 2 swords')
      .units('horseLords', 19, 'swords')
      .units('hillFolk', 19, 'reivers')
      .units('dragonRiders', 14, 'cavalry')
      .hand('dragonRiders', 'skirmishers');
    expect(scene.moves('dragonRiders', 'battle')).toEqual(['battle @19 seat 1', 'battle @19 seat 2']);
    scene.rig('dragonRiders', 5, 5, 4, 4).rig('hillFolk', 2, 2, 3);
    scene.does('dragonRiders', 'battle @19 seat 2', 'keep');
    expect(scene.told('battle.won')).toMatchObject([{ loser: 2, vp: 1 }]);
    expect(scene.force('horseLords', 19)).toBe('swords');
    scene.does('dragonRiders', 'step cavalry 14>21', 'pay skirmishers');
    // The dragon was discarded after the first enemy.
    attackWon(scene, 'dragonRiders', 'horseLords', 19);
    const items = scene.told('battle.revealed')[0]?.attacker.items;
    expect(items).toMatchObject([{ source: 'swords', count: 2 }]);
    expect(items).toHaveLength(1);
  });

  test('a beaten attacker leaves, and its other fights there lapse (#73)', () => {
    const scene = trio()
      .units('dragonRiders', 19, 'swords shield')
      .units('horseLords', 19, 'swords')
      .units('hillFolk', 19, 'swords');
    attackLost(scene, 'dragonRiders', 'horseLords', 19);
    scene.does('dragonRiders', 'lose swords', 'retreat @18', 'end');
    expect([scene.force('horseLords', 19), scene.force('hillFolk', 19)]).toEqual(['swords', 'swords']);
  });

  test('areas in any order mixed with other actions; all before the end, those of others aside (#74)', () => {
    const scene = trio()
      .villages('dragonRiders', 21)
      .units('dragonRiders', 19, 'swords')
      .units('horseLords', 19, 'swords')
      .units('dragonRiders', 22, 'swords')
      .units('hillFolk', 22, 'swords')
      .units('horseLords', 58, 'swords')
      .units('hillFolk', 58, 'reivers')
      .hand('dragonRiders', 'skirmishers');
    scene.rig('dragonRiders', 5, 5, 4).rig('hillFolk', 2, 2, 3);
    scene.does('dragonRiders', 'battle @22 seat 2').does('hillFolk', 'stand').does('dragonRiders', 'keep');
    expect(scene.refuses('dragonRiders', 'end', 'main.battle').pieces).toEqual(['@19']);
    scene.does('dragonRiders', 'build skirmishers @21');
    attackWon(scene, 'dragonRiders', 'horseLords', 19);
    expect(scene.moves('dragonRiders', 'battle')).toEqual([]);
    scene.does('dragonRiders', 'end').asks('horseLords', 'main');
    expect(scene.force('hillFolk', 58)).toBe('reivers');
  });

  test('only the active player attacks, whoever came first (#92, #188)', () => {
    const scene = trio().units('horseLords', 58, 'swords shield').units('hillFolk', 58, '2 reivers');
    scene.does('dragonRiders', 'end').asks('horseLords', 'main');
    attackLost(scene, 'horseLords', 'hillFolk', 58);
    const [result] = scene.told('battle.revealed');
    // Neither the attacker's Shield nor the defender's Reivers count.
    expect([result?.attacker.seat, result?.attacker.items.map(({ source }) => source)]).toEqual([
      1,
      ['swords'],
    ]);
    expect([result?.defender.seat, result?.defender.items]).toEqual([2, []]);
  });

  test('a village is no unit: nothing to fight, nothing to stop at, nothing to score (#171)', () => {
    const scene = duel()
      .units('dragonRiders', 19, 'cavalry')
      .villages('horseLords', 20, 2)
      .units('horseLords', 28, 'skirmishers')
      .villages('horseLords', 28, 2)
      .hand('dragonRiders', 'shield');
    scene.does('dragonRiders', 'step cavalry 19>20');
    scene.does('dragonRiders', 'step cavalry 20>28', 'pay shield');
    scene.refuses('dragonRiders', 'battle @20 seat 1', 'battle.noForce');
    scene.refuses('dragonRiders', 'battle @28 seat 0', 'battle.noFoe');
    attackWon(scene, 'dragonRiders', 'horseLords', 28);
    expect(scene.player('dragonRiders').vp).toBe(1);
    scene.refuses('dragonRiders', 'battle @28 seat 1', 'battle.noFoe');
    expect(scene.state.villages[28]).toBe(2);
  });

  test('nobody stays out of a battle: every unit counts and every unit leaves (#76)', () => {
    const scene = duel()
      .units('dragonRiders', 19, '4 swords 4 skirmishers siegeEngine leader')
      .units('horseLords', 19, '2 cavalry 2 skirmishers shield');
    scene.does('dragonRiders', 'battle @19 seat 1').does('horseLords', 'withdraw @10');
    expect([scene.force('horseLords', 19), scene.force('horseLords', 10)]).toEqual([
      '',
      '2 skirmishers shield 2 cavalry',
    ]);
    scene.units('horseLords', 19, '2 swords');
    attackLost(scene, 'dragonRiders', 'horseLords', 19);
    expect(scene.player('horseLords').vp).toBe(10);
  });
});

describe('ties', () => {
  const even = (ours: string, theirs: string): Scene =>
    duel().units('dragonRiders', 30, ours).units('horseLords', 30, theirs);

  test('are fought again with fresh tiles from full sets, as often as it takes (#84, #94)', () => {
    const scene = even('2 swords', '2 swords')
      .rig('dragonRiders', 5, 5, 4, 5, 5, 4, 2, 2, 3, 5, 5, 4)
      .rig('horseLords', 5, 5, 4, 5, 5, 4, 2, 2, 3, 5, 4, 4);
    attack(scene, 'dragonRiders', 'horseLords', 30);
    expect(
      scene.told('battle.revealed').map(({ attacker, defender }) => [attacker.total, defender.total]),
    ).toEqual([
      [16, 16],
      [16, 16],
      [9, 9],
      [16, 15],
    ]);
    expect(scene.told('battle.tied')).toHaveLength(3);
    expect(scene.told('battle.won')).toMatchObject([{ seat: 0, vp: 2 }]);
  });

  test('a set holds two tiles of each kind, and what is drawn is out of it (#94)', () => {
    const scene = even('2 swords', '2 swords').rig('dragonRiders', 5, 5, 5);
    expect(() => attack(scene, 'dragonRiders', 'horseLords', 30)).toThrow('cannot draw 5 from 2 2 3 3 4 4');
  });

  test('used tiles are gone, another may be swapped in, but nobody may withdraw any more (#84)', () => {
    const scene = even('2 swords', '3 swords')
      .hand('dragonRiders', 'blank skirmishers')
      .rig('dragonRiders', 5, 4, 2, 2, 2, 3)
      .rig('horseLords', 5, 4, 4, 2, 2, 2, 3, 3);
    scene.does('dragonRiders', 'battle @30 seat 1').does('horseLords', 'stand');
    scene.does('dragonRiders', 'swap blank');
    expect(scene.told('battle.tied')).toEqual([{ e: 'battle.tied', area: 30 }]);
    expect(scene.told('battle.drew').map(({ tiles }) => tiles.length)).toEqual([3, 4]);
    scene.asks('dragonRiders', 'swap');
    expect(scene.moves('dragonRiders')).toEqual(['keep', 'swap skirmishers']);
    expect(scene.player('dragonRiders').discard).toEqual(['blank']);
    scene.does('dragonRiders', 'swap skirmishers');
    expect(scene.told('battle.won')).toMatchObject([{ seat: 1 }]);
    expect(scene.player('dragonRiders').discard).toEqual(['skirmishers', 'swords', 'blank']);
  });

  test('go to a defending Shield, whatever the attacker holds (#85)', () => {
    const scene = even('swords shield', 'shield skirmishers')
      .rig('dragonRiders', 5, 5, 4)
      .rig('horseLords', 5, 5, 4);
    attack(scene, 'dragonRiders', 'horseLords', 30);
    expect(scene.told('battle.won')).toMatchObject([{ seat: 1, loser: 0 }]);
  });

  test("an attacker's Shield decides nothing (#85)", () => {
    const scene = even('shield swords', 'swords skirmishers')
      .rig('dragonRiders', 5, 5, 4, 5, 5, 4)
      .rig('horseLords', 5, 5, 4, 2, 2, 3);
    attack(scene, 'dragonRiders', 'horseLords', 30);
    expect(scene.told('battle.tied')).toHaveLength(1);
    expect(scene.told('battle.won')).toMatchObject([{ seat: 0 }]);
  });
});

describe('after the battle', () => {
  test('the winner scores the force as it entered, and no more for those who die on the run (#86)', () => {
    const scene = duel()
      .units('dragonRiders', 9, '3 swords siegeEngine leader')
      .villages('dragonRiders', 1)
      .villages('dragonRiders', 10)
      .units('horseLords', 9, 'citadel castle 2 skirmishers');
    attackWon(scene, 'dragonRiders', 'horseLords', 9);
    expect(scene.told('unit.lost').map(({ why }) => why)).toEqual(['fallen', 'trapped', 'trapped']);
    expect(scene.player('dragonRiders').vp).toBe(4);
    expect(scene.player('horseLords').vp).toBe(0);
  });

  test("the defender's used tile is missed until the own next draw (#93)", () => {
    const scene = duel()
      .units('dragonRiders', 19, '2 swords')
      .units('horseLords', 19, '2 swords')
      .hand('horseLords', '3 swords blank');
    scene.rig('dragonRiders', 5, 5, 4).rig('horseLords', 2, 2, 3);
    scene.does('dragonRiders', 'battle @19 seat 1').does('horseLords', 'stand', 'swap blank', 'retreat @20');
    scene.does('dragonRiders', 'end').asks('horseLords', 'main');
    expect(scene.player('horseLords').hand).toEqual(['swords', 'swords', 'swords']);
    scene.does('horseLords', 'end', 'end');
    expect(scene.player('horseLords').hand).toHaveLength(7);
  });

  test('score, Cutiecorn, casualty, retreat, spent dragon: in this order (#176)', () => {
    const scene = new Scene({ factions: ['dragonRiders', 'horseLords'], options: { cutiecorn: 'on' } })
      .units('dragonRiders', 9, 'dragon swords')
      .villages('dragonRiders', 1)
      .units('horseLords', 9, 'cutiecorn 2 skirmishers');
    attackWon(scene, 'dragonRiders', 'horseLords', 9);
    expect(scene.events.map(({ e }) => e)).toEqual([
      'battle.began',
      'battle.held',
      'battle.drew',
      'battle.drew',
      'battle.revealed',
      'battle.won',
      'cutiecorn.turned',
      'unit.lost',
      'force.retreated',
      'unit.lost',
    ]);
    expect(scene.told('battle.won')[0]?.vp).toBe(6);
    expect(scene.told('unit.lost').map(({ kind, why }) => [kind, why])).toEqual([
      ['skirmishers', 'casualty'],
      ['dragon', 'spent'],
    ]);
    expect(scene.force('dragonRiders', 9)).toBe('swords cutiecorn');
  });

  test('the owner decides on casualty and retreat out of turn, the Necromancers then raise (#176, #177)', () => {
    const scene = new Scene({ factions: ['horseLords', 'necromancers'] })
      .units('horseLords', 19, '2 cavalry swords')
      .units('necromancers', 19, 'necromancer goblins');
    attackWon(scene, 'horseLords', 'necromancers', 19);
    scene.asks('necromancers', 'casualty').does('necromancers', 'lose goblins');
    scene.asks('necromancers', 'retreat').does('necromancers', 'retreat @20');
    scene.asks('horseLords', 'main');
    // Only one possibility, so no question: the only unit falls, and the only exit is taken.
    scene.units('horseLords', 9, '2 cavalry').units('necromancers', 9, '2 goblins').villages('horseLords', 1);
    attackWon(scene, 'horseLords', 'necromancers', 9);
    scene.asks('horseLords', 'main');
    expect(scene.told('force.retreated')).toMatchObject([{ seat: 1, from: 9, to: 10 }]);
  });
});
