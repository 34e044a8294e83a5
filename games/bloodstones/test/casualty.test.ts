import { describe, expect, test } from 'vitest';
import { scoreOf } from '../rules/end.ts';
import { attackLost, attackWon } from './fortune.ts';
import { Scene } from './scene.ts';

const siege = (defenders: string, army = '4 swords 2 siegeEngine'): Scene =>
  new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 19, army)
    .units('horseLords', 19, defenders);

describe('the casualty', () => {
  test('is one unit of the choice of the loser, not of the winner (#177)', () => {
    const scene = siege('leader cavalry skirmishers', '3 cavalry');
    attackWon(scene, 'dragonRiders', 'horseLords', 19);
    scene.asks('horseLords', 'casualty');
    expect(scene.moves('horseLords')).toEqual(['lose skirmishers', 'lose cavalry', 'lose leader']);
    expect(scene.moves('dragonRiders')).toEqual([]);
    scene.refuses('horseLords', 'lose shield', 'casualty.notThere');
    scene.does('horseLords', 'lose skirmishers', 'retreat @18');
    expect(scene.force('horseLords', 18)).toBe('cavalry leader');
    expect(scene.player('horseLords').discard).toEqual(['skirmishers']);
  });

  test('needs no question among equal units (#177)', () => {
    const scene = siege('3 swords');
    attackWon(scene, 'dragonRiders', 'horseLords', 19);
    expect(scene.told('unit.lost')).toMatchObject([{ kind: 'swords', why: 'casualty' }]);
    scene.asks('horseLords', 'retreat');
  });

  test('falls on a beaten attacker just the same (#121)', () => {
    const scene = siege('3 swords', 'leader skirmishers');
    attackLost(scene, 'dragonRiders', 'horseLords', 19);
    scene.asks('dragonRiders', 'casualty').does('dragonRiders', 'lose skirmishers', 'retreat @20');
    expect(scene.force('dragonRiders', 20)).toBe('leader');
    expect(scene.player('horseLords').vp).toBe(2);
  });
});

describe('castles and citadels', () => {
  test('all fall with a beaten side and are casualty enough; the rest retreats whole (#95, #97)', () => {
    const scene = siege('2 castle citadel skirmishers');
    attackWon(scene, 'dragonRiders', 'horseLords', 19);
    // The loser does not choose: the walls fall, the Skirmishers live.
    scene.asks('horseLords', 'retreat');
    expect(scene.told('unit.lost').map(({ kind, why }) => [kind, why])).toEqual([
      ['castle', 'fallen'],
      ['castle', 'fallen'],
    ]);
    scene.does('horseLords', 'retreat @18');
    expect(scene.force('horseLords', 18)).toBe('skirmishers');
    expect(scene.player('dragonRiders').vp).toBe(4);
  });

  test('a citadel goes to the winner, worth five points at the end, never to a discard pile (#98)', () => {
    const scene = siege('citadel');
    attackWon(scene, 'dragonRiders', 'horseLords', 19);
    expect(scene.told('citadel.taken')).toEqual([{ e: 'citadel.taken', seat: 0, from: 1, area: 19 }]);
    const winner = scene.player('dragonRiders');
    expect([winner.vp, winner.capturedCitadels, scoreOf(scene.state, 0)]).toEqual([1, 1, 6]);
    expect(scene.player('horseLords').discard).toEqual([]);
    expect(scene.force('horseLords', 19)).toBe('');
  });

  test('a castle goes to the discard pile and may rise again after a regroup (#99)', () => {
    const scene = siege('castle').bag('horseLords', '').villages('horseLords', 44);
    const inBag = scene.player('horseLords').discard.filter((tile) => tile === 'castle').length;
    attackWon(scene, 'dragonRiders', 'horseLords', 19);
    const castles = scene.player('horseLords').discard.filter((tile) => tile === 'castle').length;
    expect(castles).toBe(inBag + 1);
    scene.does('dragonRiders', 'end').does('horseLords', 'end');
    expect(scene.told('regrouped')).toMatchObject([{ seat: 1, count: 1 }]);
    const { hand, bag } = scene.player('horseLords');
    expect([...hand, ...bag].filter((tile) => tile === 'castle')).toHaveLength(castles);
  });

  test('a castle built among enemies attacks without its bonus and falls with its side (#75, #95)', () => {
    const scene = new Scene({ factions: ['horseLords', 'dragonRiders'] })
      .villages('horseLords', 19)
      .units('dragonRiders', 19, '2 swords')
      .units('horseLords', 19, 'skirmishers')
      .hand('horseLords', 'castle 2 shield');
    scene.does('horseLords', 'build castle @19', 'discard shield shield');
    attackLost(scene, 'horseLords', 'dragonRiders', 19);
    expect(scene.told('battle.revealed')[0]?.attacker.items).toEqual([]);
    expect(scene.told('unit.lost')).toMatchObject([{ kind: 'castle', why: 'fallen' }]);
    scene.does('horseLords', 'retreat @20');
    expect(scene.force('horseLords', 20)).toBe('skirmishers');
    expect(scene.player('dragonRiders').vp).toBe(2);
  });

  test('a citadel lost in attack goes to the winner as well (#75)', () => {
    const scene = new Scene({ factions: ['horseLords', 'dragonRiders'] })
      .units('horseLords', 19, 'citadel swords')
      .units('dragonRiders', 19, '2 swords');
    attackLost(scene, 'horseLords', 'dragonRiders', 19);
    expect(scene.told('battle.revealed')[0]?.attacker.items).toMatchObject([{ source: 'swords' }]);
    expect(scene.player('dragonRiders').capturedCitadels).toBe(1);
    scene.does('horseLords', 'retreat @20');
    expect(scene.force('horseLords', 20)).toBe('swords');
  });
});
